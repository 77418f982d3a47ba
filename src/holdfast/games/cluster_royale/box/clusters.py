"""The clusters: their provider is all they say."""

from __future__ import annotations

from holdfast.games.cluster_royale.card import Cluster


class Aws(Cluster):
    slug = "AWS"
    copies = 3


class Azure(Cluster):
    slug = "Azure"
    copies = 3


class Gcp(Cluster):
    slug = "GCP"
    copies = 3


class OpenShift(Cluster):
    slug = "OpenShift"
    copies = 3
