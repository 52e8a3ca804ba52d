"""Small motion files as text: a BVH of two joints, and an ASF with its AMC."""

GOOD = """HIERARCHY
ROOT Hips
{
  OFFSET 0 0 0
  CHANNELS 6 Xposition Yposition Zposition Zrotation Yrotation Xrotation
  JOINT Leg
  {
    OFFSET 0 -1 0
    CHANNELS 3 Zrotation Yrotation Xrotation
    End Site
    {
      OFFSET 0 -2 0
    }
  }
}
MOTION
Frames: 2
Frame Time: 0.01
1 2 3 0 0 0 0 0 0
4 5 6 90 0 0 90 0 0
"""
ASF = """# a made-up body
:version 1.10
:name test
:units
  mass 1.0
  length 0.45
  angle deg
:documentation
   begin and end: nothing here is read
:root
   order TX TY TZ RX RY RZ
   axis XYZ
   position 1 2 3
   orientation 10 20 30
:bonedata
  begin
     id 1
     name hip
     direction 0.6 -0.8 0
     length 2.5
     axis 0 0 20  XYZ
  end
  begin
     id 2
     name femur
     direction 0.34202014 -0.93969262 0
     length 7.1
     axis 10 -25 20  XYZ
    dof rx ry rz
    limits (-160.0 20.0)
           (-70.0 70.0)
           (-60.0 70.0)
  end
  begin
     id 3
     name tibia
     direction 0 -1 0
     length 6.9
     axis 5 15 20  ZXY
    dof rx
    limits (-10.0 170.0)
  end
  begin
     id 4
     name back
     direction 0 1 0
     length 2
     axis 0 90 0 XYZ
    dof rz rx
  end
:hierarchy
  begin
    root hip back
    hip femur
    femur tibia
  end
"""
AMC = """#!OML:ASF C:\\somewhere
:FULLY-SPECIFIED
:DEGREES
1
root 9.3 17.8 -17.2 -2.3 -4.3 -2.6
femur -3.0 3.5 -20
tibia 17.9
back 40 50
2
root 9.4 17.9 -17.1 30 40 50
tibia 60
femur 30 20 -10
back -40 70
3
root 9.4 17.9 -17.1 170 100 -150
tibia 160
femur -150 70 -60
back 0 0
"""
