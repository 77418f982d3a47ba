"""Reports of the lab as single HTML files: light and dark, in every language, for screens, phones and paper."""

from holdfast.lab.report.page import style_policy
from holdfast.lab.report.saved import SavedRun, report_of, save_report, saved_runs
from holdfast.lab.report.study import study_report
from holdfast.lab.report.tuning import tuning_report

__all__ = ["SavedRun", "saved_runs", "report_of", "save_report", "study_report", "style_policy", "tuning_report"]
