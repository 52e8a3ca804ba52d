// The order in which skills are shown and in which number keys choose them: the best ones first, then groups.

import type { SkillCard } from "../wire/messages";

const GROUPS = [
  ["best", "Start with these"],
  ["yours", "Yours"],
  ["walks", "Walks"],
  ["runs", "Runs and hops"],
  ["stunts", "Standing and stunts"],
  ["flat", "Two-dimensional bodies"],
] as const;

export const KEYS = 9; // number keys that choose a skill

export interface SkillGroup {
  name: string;
  title: string;
  skills: SkillCard[];
}

/** The groups that have skills, in order. */
export function grouped(skills: SkillCard[]): SkillGroup[] {
  const best = skills.filter(({ best }) => best !== null).sort((a, b) => a.best! - b.best!);
  return GROUPS.map(([name, title]) => ({
    name,
    title,
    skills: name === "best" ? best : skills.filter((skill) => skill.group === name && skill.best === null),
  })).filter((group) => group.skills.length > 0);
}

/** All skills in the order of the page. */
export function inOrder(skills: SkillCard[]): SkillCard[] {
  return grouped(skills).flatMap((group) => group.skills);
}
