import { folded } from '../../words/signs/folded.ts'
import { foldForSearch } from '../../words/signs/search-fold.ts'

/** A subject's name as it is compared: without case, tone marks, spaces, dots and the word "and". */
export function subjectKey(typed: string): string {
  const words = foldForSearch(folded(typed.slice(0, 200))).split(' ')
  return words.filter((word) => word !== 'and').join('')
}

/** What one subject is called in lists of Nigerian schools: its names and the usual short ones, a subject a line. */
const alike = `
mathematics|maths|math|general mathematics|general maths
further mathematics|further maths|further math|f maths|f math|f/mathematics
english language|english|english lang|eng lang|eng|english studies|use of english
literature in english|english literature|literature|literature english|lit in english|lit in eng|lit english|lit
biology|bio
chemistry|chem
physics|phy|phys
economics|econs|econ|eco
government|govt|gov
geography|geo|geog
history|hist
agricultural science|agricultural sciences|agriculture|agric|agric science|agric sci
christian religious studies|christian religious knowledge|christian religious education|crs|crk|cre
islamic religious studies|islamic religious knowledge|islamic studies|irs|irk
computer studies|computer science|computer|computers|comp|comp studies|comp science|comp sci|ict
basic science and technology|bst
basic science|basic sci
basic technology|basic tech
physical and health education|phe
financial accounting|accounting|accounts|principles of accounts|acct|accts|fin acct|financial acct
civic education|civics|civic
social studies|social std|soc studies|sos
business studies|business std|bus studies|bus std
home economics|home econs|home ec
food and nutrition|foods and nutrition|food nut
cultural and creative arts|creative arts|cca
national values education|national values|nve
commerce|comm
technical drawing|tech drawing|td
data processing|data proc|dp
fine arts|fine art|visual arts|visual art
`

/** The names of each subject by the key of any of them. */
const groups: ReadonlyMap<string, readonly string[]> = new Map(
  alike
    .trim()
    .split('\n')
    .map((line) => line.split('|'))
    .flatMap((names) => names.map((name) => [subjectKey(name), names] as const)),
)

/** Other names of the subject that this key names, in lists of schools; none for one that has no usual others. */
export const namesLike = (key: string): readonly string[] => (groups.get(key) ?? []).map(subjectKey)

/** What a new subject of this name is called: 'Agric' is Agricultural Science; null for a text that is no usual name of one. */
export function usualName(typed: string): string | null {
  const [name] = groups.get(subjectKey(typed)) ?? []
  return name?.replace(/(?<!\p{L})(?!and |in )\p{L}/gu, (letter) => letter.toUpperCase()) ?? null
}
