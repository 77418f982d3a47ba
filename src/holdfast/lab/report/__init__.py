"""Reports of the lab as single HTML files: light and dark, in every language, for screens, phones and paper."""

from holdfast.lab.report.kept import KeptRun, kept_runs, report_of, save_report
from holdfast.lab.report.page import style_policy
from holdfast.lab.report.study import study_report
from holdfast.lab.report.tuning import tuning_report

__all__ = ["KeptRun", "kept_runs", "report_of", "save_report", "study_report", "style_policy", "tuning_report"]
