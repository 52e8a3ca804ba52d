"""Small models of humanoids, written by the tests: MJCF and URDF."""

from __future__ import annotations

LEG = """
<body name="{s}_hip" pos="0 {y} 0">
  <joint name="{s}_hip_x" axis="1 0 0" range="-40 40"/>
  <joint name="{s}_hip_z" axis="0 0 1" range="-40 40"/>
  <joint name="{s}_hip_y" axis="0 1 0" range="-100 30"/>
  <geom type="capsule" fromto="0 0 0 0 0 -0.4" size="0.05" mass="6"/>
  <body name="{s}_shin" pos="0 0 -0.4">
    <joint name="{s}_knee" axis="0 1 0" range="0 150"/>
    <geom type="capsule" fromto="0 0 0 0 0 -0.38" size="0.04" mass="3"/>
    {foot}
  </body>
</body>"""
FOOT = """<body name="{s}_sole" pos="0 0 -0.4">
      <joint name="{s}_ankle_y" axis="0 1 0" range="-50 50"/>{roll}
      <geom type="box" pos="0.05 0 -0.06" size="0.12 0.045 0.02" mass="1"/>
    </body>"""
ROLL = '<joint name="{s}_ankle_x" axis="1 0 0" range="-30 30"/>'
BALL_FOOT = '<body name="{s}_sole" pos="0 0 -0.4"><geom type="sphere" size="0.06" mass="1"/></body>'
ARM = """
<body name="{s}_arm" pos="0 {y} 0.4">
  <joint name="{s}_shoulder_y" axis="0 1 0" range="-90 90"/>
  <joint name="{s}_shoulder_x" axis="1 0 0" range="-90 90"/>
  <geom type="capsule" fromto="0 0 0 0 {out} 0" size="0.03" mass="1.5"/>
  <body name="{s}_fore" pos="0 {out} 0">
    <joint name="{s}_elbow" axis="0 0 1" range="-150 150"/>
    <geom type="capsule" fromto="0 0 0 0 {out} 0" size="0.03" mass="1"/>
  </body>
</body>"""
MOTORS = ("hip_x", "hip_z", "hip_y", "knee", "ankle_y", "ankle_x", "shoulder_y", "shoulder_x", "elbow")


def leg(side: str, y: float, ankle: int = 2) -> str:
    """One leg; its ankle has 0 (a ball foot), 1 or 2 axes."""
    foot = FOOT.format(s=side, roll=ROLL.format(s=side) if ankle > 1 else "") if ankle else BALL_FOOT.format(s=side)
    return LEG.format(s=side, y=y, foot=foot)


def mjcf(
    legs: str | None = None,
    ankle: int = 2,
    arms: bool = True,
    root: str = "<freejoint/>",
    more: str = "",
    top: str = "",
) -> str:
    """A humanoid whose root is its chest, with its pelvis below: `l_` is left, it faces x, arms out to the sides.

    Args:
        legs: Text of its legs; two if not given.
        ankle: Axes of each ankle.
        arms: Whether it has arms.
        root: Joints of its root.
        more: Elements after the bodies, under <mujoco>.
        top: Elements before them.
    """
    own = leg("l", 0.1, ankle) + leg("r", -0.1, ankle) if legs is None else legs
    upper = ARM.format(s="l", y=0.2, out=0.28) + ARM.format(s="r", y=-0.2, out=-0.28) if arms else ""
    names = [f"{s}_{joint}" for s in "lr" for joint in MOTORS]
    motors = "".join(f'<motor joint="{name}" gear="80" ctrlrange="-1 1" ctrllimited="true"/>' for name in names)
    every = own + upper
    used = "".join(
        motor + "/>" for motor in motors.split("/>") if motor and f'name="{motor.split(chr(34))[1]}"' in every
    )
    return f"""<mujoco>{top}
<compiler angle="degree" autolimits="true"/>
<default><geom contype="1" conaffinity="1"/></default>
<worldbody><geom name="floor" type="plane" size="10 10 1"/>
<body name="chest" pos="0 0 1.2">{root}
  <geom type="capsule" fromto="0 0 0.05 0 0 0.4" size="0.1" mass="25"/>
  <geom type="sphere" pos="0 0 0.6" size="0.1" mass="5"/>{upper}
  <body name="base" pos="0 0 -0.25">
    <joint name="spine_y" axis="0 1 0" pos="0 0 0.2" range="-30 60"/>
    <geom type="capsule" fromto="0 -0.07 0.05 0 0.07 0.05" size="0.08" mass="9"/>
    {own}
  </body>
</body></worldbody>
<actuator>{used}</actuator>{more}</mujoco>"""


INERTIAL = (
    '<inertial><origin xyz="0 0 {z}"/><mass value="{m}"/>'
    '<inertia ixx="{i}" iyy="{i}" izz="{i}" ixy="0" ixz="0" iyz="0"/></inertial>'
)


def _link(name: str, mass: float, z: float, shape: str = "", at: str = "0 0 0") -> str:
    solid = f'<collision><origin xyz="{at}"/><geometry>{shape}</geometry></collision>' if shape else ""
    return f'<link name="{name}">{INERTIAL.format(z=z, m=mass, i=0.02 * mass)}{solid}</link>'


def _joint(name: str, parent: str, child: str, xyz: str, axis: str, limits: tuple[float, float], more: str = "") -> str:
    low, high = limits
    return (
        f'<joint name="{name}" type="revolute"><parent link="{parent}"/><child link="{child}"/><origin xyz="{xyz}"/>'
        f'<axis xyz="{axis}"/><limit lower="{low}" upper="{high}" effort="120" velocity="9"/>{more}</joint>'
    )


def urdf(knee: str = "", foot: str = '<box size="0.24 0.09 0.04"/>', base: str = "") -> str:
    """A robot as robots are: one hinge a link, three links from pelvis to thigh; it faces x.

    Args:
        knee: Elements of its left knee joint.
        foot: Shape of its feet.
        base: A link and a joint above its pelvis.
    """
    parts = [_link("hips", 10.0, 0.2, '<box size="0.2 0.3 0.5"/>', "0 0 0.25")]
    for s, y in (("left", 0.1), ("right", -0.1)):
        names = [f"{s}_{part}" for part in ("yaw", "roll", "thigh", "calf", "talus", "sole")]
        parts += [_link(names[0], 1.0, 0.0), _link(names[1], 1.0, 0.0), _link(names[2], 4.0, -0.15)]
        parts += [
            _link(names[3], 2.0, -0.15),
            _link(names[4], 0.1, 0.0),
            _link(names[5], 0.8, -0.03, foot, "0.04 0 -0.05"),
        ]
        rows = [
            ("hips", f"0.01 {y} 0", "0 0 1", (-0.8, 0.8)),
            (names[0], "0 0 -0.02", "1 0 0", (-0.5, 0.5)),
            (names[1], "0 0 -0.02", "0 1 0", (-1.8, 0.6)),
            (names[2], "0 0 -0.33", "0 1 0", (0.0, 2.3)),
            (names[3], "0 0 -0.33", "0 1 0", (-0.9, 0.7)),
            (names[4], "0 0 -0.01", "1 0 0", (-0.4, 0.4)),
        ]
        for name, (parent, at, axis, limits) in zip(names, rows, strict=True):
            own = knee if name == "left_calf" else ""
            parts.append(_joint(f"{name}_joint", parent, name, at, axis, limits, own))
    return f'<robot name="r">{base}{"".join(parts)}</robot>'
