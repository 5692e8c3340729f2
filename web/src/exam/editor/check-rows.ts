import { marksText } from '@sabimark/domain/bank/marks-text.ts'
import { formatLagos } from '@sabimark/domain/words/lagos-time.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import { marksWords } from '../../bank/questions.ts'
import { durationText, orderText, questionsText, releaseWords, typeWords } from '../exams.ts'
import { whoText } from '../named-students.ts'
import type { PartOfExam } from './editor-tabs.ts'
import { type ExamForm, sumOf, timesOf } from './exam-draft.ts'
import { negativeWords } from './negative-form.ts'

/** A line of what is given out: `value` is '' where nothing is set yet, and `part` is the tab on which it is set. */
export type CheckRow = { label: string; value: string; note?: string; part: PartOfExam }

type Named = {
  /** Of the chosen subject, '' where none is chosen or it is not known yet. */
  subjectName: string
  /** Of the chosen classes. */
  classNames: readonly string[]
  /** What the questions are given, added up. */
  minutes: number
  /** What candidates type before they begin; null where they type none. */
  code: string | null
}

/** What is given out, as it is typed: what is asked, what it is worth, who sits it, when, and by which rules. */
export function checkRows(form: ExamForm, { subjectName, classNames, minutes, code }: Named): CheckRow[] {
  const { questions, sections, students } = form
  const count = questions.length
  const times = timesOf(form)
  const place = form.location.trim()
  const whole = (text: string) => (/^\d{1,3}$/.test(text.trim()) ? Number(text) : null)
  const duration = whole(form.duration)
  const attempts = whole(form.maxAttempts)
  const pass = whole(form.passingScore)
  return [
    {
      label: 'Paper',
      value: subjectName && `${subjectName} · ${typeWords[form.examType]}`,
      note: form.instructions.trim() === '' ? 'No instructions' : 'Starts with your instructions',
      part: 'details',
    },
    {
      label: 'Questions',
      value: count === 0 ? '' : questionsText(count),
      ...(sections.length > 0 && { note: `In ${counted(sections.length, 'section')}` }),
      part: 'questions',
    },
    {
      label: 'Marks',
      value: count === 0 ? '' : marksWords(marksText(sumOf(form))),
      note: [
        pass !== null && `Pass mark ${pass}%`,
        form.negative !== 'none' && `a wrong answer costs ${lowerFirst(negativeWords[form.negative])}`,
        form.hasSecondMarker && 'two people mark each essay',
      ]
        .filter(Boolean)
        .join(' · '),
      part: 'rules',
    },
    { label: 'Who', value: whoText({ classes: [...classNames], namedCount: students.length }), part: 'who' },
    {
      label: 'When',
      value: times ? formatLagos(times.opensAt) : '',
      ...(times && { note: `Closes ${formatLagos(times.closesAt)}${place && ` · ${place}`}` }),
      part: 'who',
    },
    {
      label: 'Time',
      value: duration === null ? '' : durationText(duration),
      ...(count > 0 && { note: `The questions add up to ${durationText(Math.round(minutes * 10) / 10)}` }),
      part: 'who',
    },
    {
      label: 'Rules',
      value: attempts === null ? '' : counted(attempts, 'attempt'),
      note: [
        orderText(form.randomizeQuestions, form.shuffleOptions),
        code === null ? 'no access code' : `access code ${code}`,
      ].join(' · '),
      part: 'rules',
    },
    { label: 'Scores', value: releaseWords[form.showResults], part: 'rules' },
  ]
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
