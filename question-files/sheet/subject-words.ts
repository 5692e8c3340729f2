import { fold } from './fold.ts'

/** Subjects of Nigerian secondary schools, as sheets call them. */
const subjects = new Set(
  `mathematics|maths|further mathematics|general mathematics|english|english language|literature|literature in english|biology|chemistry|physics
|agricultural science|agriculture|economics|commerce|accounting|financial accounting|book keeping|government|history|geography|civic education
|christian religious studies|christian religious knowledge|crs|crk|islamic religious studies|islamic studies|irs|irk|yoruba|igbo|hausa|french|arabic
|computer|computer studies|computer science|ict|data processing|basic science|basic technology|basic science and technology|business studies
|social studies|home economics|food and nutrition|physical education|physical and health education|phe|health education|health science|marketing
|technical drawing|fine art|fine arts|visual art|music|cultural and creative arts|cca|national values|security education|animal husbandry|fishery
|catering craft|insurance|office practice|tourism|woodwork|metalwork|electronics|basic electronics|auto mechanics|general knowledge|science`
    .replaceAll('\n', '')
    .split('|'),
)

/** Whether a text is the name of a subject that many schools teach. */
export function isSubjectName(text: string): boolean {
  return text.length <= 60 && subjects.has(fold(text).replace(/ (?:[js]s ?)?[1-3]$/, ''))
}
