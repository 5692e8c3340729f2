/**
 * The rules papers are made and marked by. A new number when buildPaper or markPaper would answer differently for the same
 * input; what an older one made is served and marked by it for ever. 1: choice questions with one right option. 2: all
 * types, each question saying how it is answered. 3: as 2, with passages, whose questions stay together. 4: as 3, with sections,
 * some of whose answers may count alone, and marks off for wrong answers. Where a question on paper stands is no rule, nor which
 * option keeps its place: both are drawn once, and the paper keeps them.
 */
export const rulesVersions = [1, 2, 3, 4] as const

/** What a page of this program can show. */
export const newestRulesVersion = 4

export function isKnownRulesVersion(version: number): boolean {
  return rulesVersions.some((known) => known === version)
}
