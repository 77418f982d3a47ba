"""The certificate: nothing that an environment hands to a seat depends on what the seat does not know.

from holdfast.adapters.certify import certify
print(certify(GAME, seats=2, games=100).leaks)
"""

from holdfast.adapters.certify.certificate import Certificate, ChannelResult, Leak
from holdfast.adapters.certify.channels import Channel, channels
from holdfast.adapters.certify.examination import certify

__all__ = ["Certificate", "Channel", "Leak", "ChannelResult", "certify", "channels"]
