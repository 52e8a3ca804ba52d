"""The points of thesis appendix A as formulas: centre of pressure, zero-moment point, foot-rotation indicator.

K. Yin, PhD thesis, 2007, appendix A; A. Goswami, "Postural stability of biped robots and the
foot-rotation indicator (FRI) point", Int. J. Robotics Research 18(6), 1999.

Read in this order: `Links` (what the formulas speak of), `centre_of_pressure` (A.1),
`zero_moment_point` (A.6, A.7), `zero_moment_point_by_com` (A.8), `foot_rotation_indicator` (A.10).

The thesis has y up and z to the right; here z is up and y to the left. Its (x, y, z) is our
(x, z, -y), which turns the sign of every moment about y. Heights count from `level`, the ground's.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple

import numpy as np

LIGHT = 0.01  # below this fraction of the body's weight on the ground there is no point of pressure: nan


@dataclass(frozen=True)
class Links:
    """The rigid parts of a body through time; arrays [time, link, 3] in the world frame."""

    mass: np.ndarray  # [link] m_i [kg]
    position: np.ndarray  # p_i of the centres of mass [m]
    velocity: np.ndarray  # [m/s]
    acceleration: np.ndarray  # a_i [m/s²]
    link_angular_momentum: np.ndarray  # I_i ω_i about the link's own centre [kg m²/s]
    link_angular_momentum_rate: np.ndarray  # I_i α_i + ω_i × I_i ω_i [N m]

    @property
    def com(self) -> np.ndarray:
        """Centre of mass of the whole body [time, 3]."""
        return np.einsum("i,tix->tx", self.mass, self.position) / self.mass.sum()

    @property
    def momentum(self) -> np.ndarray:
        """Σ m_i v_i [kg m/s]."""
        return np.einsum("i,tix->tx", self.mass, self.velocity)

    @property
    def angular_momentum(self) -> np.ndarray:
        """About the whole body's centre of mass: Σ I_i ω_i + (p_i - p) × m_i v_i [kg m²/s]."""
        arm = self.position - self.com[:, None]
        return (self.link_angular_momentum + np.cross(arm, self.mass[:, None] * self.velocity)).sum(axis=1)


class Pushes(NamedTuple):
    """Known outside forces f at points s, arrays [time, push, 3]; a push that does not act has no force."""

    force: np.ndarray  # [N]
    point: np.ndarray  # [m]

    @staticmethod
    def none(count: int) -> Pushes:
        return Pushes(np.zeros((count, 0, 3)), np.zeros((count, 0, 3)))


def centre_of_pressure(point: np.ndarray, force: np.ndarray) -> np.ndarray:
    """Where the normal forces at ground points [n, 3] have no tangential moment (A.1), as (x, y)."""
    q, f_n = point, force[:, 2]
    p_x = (q[:, 0] * f_n).sum() / f_n.sum()
    p_y = (q[:, 1] * f_n).sum() / f_n.sum()
    return np.array([p_x, p_y])


def zero_moment_point(links: Links, level: np.ndarray, g: float, pushes: Pushes | None = None) -> np.ndarray:
    """Where gravity and inertia have no moment about the horizontal (A.6); with known pushes, A.7. [time, 2]."""
    m = links.mass
    p_x, p_y, p_z = _xyz(links.position, level)
    a_x, a_y, a_z = _xyz(links.acceleration)
    h_x, h_y, _ = _xyz(links.link_angular_momentum_rate)
    f, s = pushes or Pushes.none(len(level))
    f_x, f_y, f_z = _xyz(f)
    s_x, s_y, s_z = _xyz(s, level)

    n = _sum(m * (a_z + g)) - _sum(f_z)  # the vertical ground reaction
    n = np.where(n > LIGHT * m.sum() * g, n, np.nan)
    z_x = (_sum(m * (p_x * (a_z + g) - p_z * a_x)) - _sum(h_y) + _sum(f_x * s_z - f_z * s_x)) / n
    z_y = (_sum(m * (p_y * (a_z + g) - p_z * a_y)) + _sum(h_x) + _sum(f_y * s_z - f_z * s_y)) / n
    return np.stack([z_x, z_y], axis=1)


def zero_moment_point_by_com(links: Links, level: np.ndarray, g: float, pushes: Pushes | None = None) -> np.ndarray:
    """The same from the motion of the centre of mass and the moment t about it (A.8). [time, 2]."""
    m = links.mass.sum()
    a = np.einsum("i,tix->tx", links.mass, links.acceleration) / m
    arm = links.position - links.com[:, None]
    t = (links.link_angular_momentum_rate + np.cross(arm, links.mass[:, None] * links.acceleration)).sum(axis=1)
    whole = Links(np.array([m]), links.com[:, None], 0 * a[:, None], a[:, None], 0 * t[:, None], t[:, None])
    return zero_moment_point(whole, level, g, pushes)  # one link, the body, that turns under t


def foot_rotation_indicator(
    links: Links, still: np.ndarray, level: np.ndarray, g: float, pushes: Pushes | None = None
) -> np.ndarray:
    """Where the ground would have to push to keep the standing foot still (A.10). [time, 2].

    r_x = (m_0 g p_0x + Σ_i≥1 m_i (p_ix (a_iz + g) - p_iz a_ix) - Σ_i≥1 (I_i α_i + ω_i × I_i ω_i)_y)
          / (m_0 g + Σ_i≥1 m_i (a_iz + g)),
    which is A.6 with a_0 = α_0 = ω_0 = 0 in link 0, the foot. (The thesis prints p_0z in r_x and p_0x in
    r_z; they are exchanged.) `still` [time, link] marks link 0: in double support both feet, as one link.
    """
    held = still[:, :, None]
    standing = replace(
        links,
        acceleration=np.where(held, 0.0, links.acceleration),
        link_angular_momentum_rate=np.where(held, 0.0, links.link_angular_momentum_rate),
    )
    r = zero_moment_point(standing, level, g, pushes)
    return np.where(still.any(axis=1, keepdims=True), r, np.nan)


def _xyz(vectors: np.ndarray, level: np.ndarray | float = 0.0) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Components [time, link], heights from the ground up."""
    x, y, z = np.moveaxis(vectors, -1, 0)
    return x, y, z - np.reshape(level, (-1, 1))


def _sum(values: np.ndarray) -> np.ndarray:
    """Over the links, or the pushes."""
    return values.sum(axis=1)
