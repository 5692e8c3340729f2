// `npm run ready-made -- …`: counts, lists, checks, pins and prints the ready-made questions.
import { optionLetter } from '@sabimark/domain/bank/question.ts'
import { readyMadeCount } from '@sabimark/domain/bank/ready-made-count.ts'
import { formulaFaults } from './check/formulas.ts'
import { pinFaults, writePins } from './check/pins.ts'
import { questionFaults } from './check/question.ts'
import { subjectFaults } from './check/subject.ts'
import { allCounted, banksOf } from './count.ts'
import { asQuestion, countedQuestions, placedItems, type SubjectBank, shownQuestions, trustOf } from './make/subject.ts'
import { printedPage } from './print.ts'

const help = `npm run ready-made -- count                      how many questions count, by subject and trust
npm run ready-made -- list --json [SUBJECT]      every question that counts, as JSON
npm run ready-made -- check [--seeds N] [SUBJECT]   all checks; with --seeds of N variants of each template
npm run ready-made -- print SUBJECT [FILE]       a page to read (Markdown): four variants of each template
                      --without-keys                 as a candidate sees them, for whoever writes the solver
npm run ready-made -- pin [--redraw PATH]…       pins what is new; --redraw for what nobody has been given yet

SUBJECT is a name such as Physics or a folder such as financial-accounting. PATH is such as mathematics.indices or
mathematics.indices.product-and-quotient. A pin that is there is changed by no other way: a mend is version 2.`

const given = process.argv.slice(2)
if (given.length === 0 || given.includes('--help') || given.includes('-h')) {
  console.log(help)
  process.exit(0)
}

const [command, ...rest] = given
const valuesOf = (flag: string) => rest.flatMap((word, index) => (rest[index - 1] === flag ? [word] : []))
const words = rest.filter(
  (word, index) => !word.startsWith('--') && !['--seeds', '--redraw'].includes(rest[index - 1] ?? ''),
)
const [subject] = words
const banks = banksOf(subject)
if (banks.length === 0) stop(`There is no subject ${subject}.`)

if (command === 'count') count()
else if (command === 'list') list()
else if (command === 'check') check(Number(valuesOf('--seeds')[0] ?? 0))
else if (command === 'pin') pin()
else if (command === 'print' && subject) print()
else stop(help)

function stop(sentence: string): never {
  console.error(sentence)
  process.exit(2)
}

function count(): void {
  const trusts = ['Computed twice', 'From two sources', 'Not read yet'] as const
  console.log(
    `${'Subject'.padEnd(24)}${'items'.padStart(8)}${trusts.map((trust) => trust.padStart(18)).join('')}${'counted'.padStart(10)}`,
  )
  const sums = [0, 0, 0, 0, 0]
  for (const bank of banks) {
    const placed = placedItems(bank)
    const byTrust = trusts.map((trust) =>
      placed.filter((one) => trustOf(one) === trust).reduce((sum, one) => sum + shownQuestions(one).length, 0),
    )
    row(bank.subject, [placed.length, ...byTrust, (byTrust[0] ?? 0) + (byTrust[1] ?? 0)], sums)
  }
  if (banks.length === 1) return
  const counted = sums.at(-1) ?? 0
  row('All', [...sums], sums)
  console.log(`domain/bank/ready-made-count.ts may say ${Math.floor(counted / 100) * 100}; it says ${readyMadeCount}.`)
}

function row(name: string, numbers: number[], sums: number[]): void {
  const widths = [8, 18, 18, 18, 10]
  console.log(name.padEnd(24) + numbers.map((number, index) => String(number).padStart(widths[index] ?? 8)).join(''))
  for (const [index, number] of numbers.entries()) sums[index] = (sums[index] ?? 0) + number
}

function print(): void {
  const isWithoutKeys = rest.includes('--without-keys')
  console.log(banks.map((bank) => printedPage(bank, { file: words[1], isWithoutKeys })).join('\n'))
}

function list(): void {
  const questions = allCounted(subject).map(
    ({ source, subject, topic, difficulty, trust, sources, text, options, right, explanation }) => ({
      id: source,
      subject,
      topic,
      difficulty,
      trust,
      sources,
      text,
      options: options.map((option) => ({ text: option })),
      right: optionLetter(right),
      explanation,
    }),
  )
  console.log(JSON.stringify({ questions }, null, 1))
}

function check(seeds: number): void {
  const faults = banks.flatMap((bank) => [...itemFaults(bank, seeds), ...subjectFaults(bank), ...pinFaults(bank)])
  for (const fault of faults) console.log(fault)
  const unsolved = banks.flatMap((bank) => placedItems(bank).filter((placed) => trustOf(placed) === 'Not read yet'))
  for (const { path } of unsolved) console.log(`not counted: ${path} has no solver or not two sources`)
  console.log(faults.length === 0 ? 'No faults.' : `${faults.length} faults.`)
  process.exit(faults.length === 0 ? 0 : 1)
}

function itemFaults(bank: SubjectBank, seeds: number): string[] {
  return placedItems(bank).flatMap((placed) => {
    const deep = Array.from({ length: placed.item.isComputed ? seeds : 0 }, (_, index) => index + 1)
    const drawn = deep.flatMap((seed) => {
      const found = placed.item.render(placed.path, seed)
      return found ? [asQuestion(placed, seed, found)] : []
    })
    const questions = [...shownQuestions(placed), ...drawn]
    const found = questions.flatMap((question) =>
      questionFaults(question, placed.solver).map((fault) => `${question.source}: ${fault}`),
    )
    const few =
      trustOf(placed) === 'Not read yet' || countedQuestions(placed).length >= 4
        ? []
        : [`${placed.path}: fewer than 4 variants`]
    return [...new Set(found), ...few, ...formulaFaults(questions)]
  })
}

function pin(): void {
  const refused = banks.flatMap((bank) => writePins(bank, valuesOf('--redraw')))
  for (const path of refused)
    console.error(`${path} is pinned and says something else now: raise its version, or --redraw it.`)
  process.exit(refused.length === 0 ? 0 : 1)
}
