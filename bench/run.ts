// Speed of the pure core: what server and browser do for every candidate.
import { cpus } from 'node:os'
import { foldAttempt } from '@sabimark/domain/attempt/fold.ts'
import { buildPaper } from '@sabimark/domain/exam/paper.ts'
import { markPaper } from '@sabimark/domain/marking/mark-paper.ts'
import { answerHelp } from '../scripts/command.ts'
import { measure } from './measure.ts'
import { sampleContent, sampleKey, sampleLog } from './sample.ts'

answerHelp(`npm run bench: how long the pure core takes, about one second for each line.

Measures folding a log of 500 events, marking a paper of 60 questions and building one.
Prints the median and the 99th percentile; nothing passes or fails.`)

const content = sampleContent(60)
const key = sampleKey(content)
const log = sampleLog(content, 500)
const { answers } = foldAttempt(log, { countLate: true })
const bothShuffled = { shuffleQuestions: true, shuffleOptions: true }

console.log(`Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model.trim()}`)
const speeds = [
  measure('fold 500 events', () => foldAttempt(log, { countLate: true })),
  measure('mark 60 questions', () => markPaper({ content, key, answers })),
  measure('build a paper of 60 questions', () => buildPaper(content, 'seed', bothShuffled)),
]
for (const { name, medianMicroseconds, p99Microseconds, callCount } of speeds) {
  const figures = `median ${medianMicroseconds.toFixed(0)} µs, 99 % under ${p99Microseconds.toFixed(0)} µs`
  console.log(`${name.padEnd(32)} ${figures} (${callCount} calls)`)
}
