/** Pronouncing dictionaries, an American and a British one: each row of sounds and stress is one they agree on. */
export const pronouncing = [
  'CMU Pronouncing Dictionary http://www.speech.cs.cmu.edu/cgi-bin/cmudict',
  'eSpeak NG, Received Pronunciation https://github.com/espeak-ng/espeak-ng',
]

/** Dictionaries of meanings; of the second, entries of Webster’s of 1913, which the first does not copy. */
export const meanings = [
  'WordNet https://wordnet.princeton.edu',
  'Webster, by the Collaborative International Dictionary of English https://gcide.gnu.org.ua',
]

/** A row written `asked: right / wrong, wrong, wrong`. */
export function choices(lines: string, sources: readonly string[]) {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [asked = '', rest = ''] = line.trim().split(/: (.*)/)
      const [right = '', wrong = ''] = rest.split(' / ')
      return { asked, right, wrong: wrong.split(', '), sources }
    })
}
