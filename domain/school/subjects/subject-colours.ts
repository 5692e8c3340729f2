import { namedColours } from '../../words/named-colours.ts'

/** The colour of one more subject beside `subjectCount`: it goes round, so that neighbours differ. */
export function nextColour(subjectCount: number): string {
  return namedColours[subjectCount % namedColours.length]?.value ?? namedColours[0].value
}
