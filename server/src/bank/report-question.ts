import { optionLetter } from '@sabimark/domain/bank/option.ts'
import { reportsOfOnePerson, reportsToCompany } from '@sabimark/domain/bank/question-reports.ts'
import { takeAllowance } from '../platform/allowance/allowance.db.ts'
import { refuse } from '../platform/http/refused.ts'
import type { Ctx } from '../platform/http/route.ts'
import { askForMail, refusalOfMail } from '../platform/mail/ask-for-mail.ts'
import { selectOptionalSchool } from '../school/school.db.ts'
import { selectCompanyContact } from '../school/settings/settings.db.ts'
import type { QuestionRow } from './bank.db.ts'
import { selectSources } from './ready-made.db.ts'

/** The numbers are the school's own: the company reads the question as it stands in the bank. */
type Reported = Pick<QuestionRow, 'id' | 'question' | 'options' | 'correctOptionIds'>

/** Tells the company that a ready-made question seems wrong. Who said so is in the log of the school alone. */
export async function reportQuestion(
  { tx, input: { reason }, actor, note, at }: Ctx<{ reason: string }, Reported>,
  publicUrl: string,
) {
  const [source] = await selectSources(tx, [at.id])
  if (source === undefined) return refuse('NOT_READY_MADE')
  const use = { what: 'questions reported by', who: actor.userId, allowance: reportsOfOnePerson }
  if (!(await takeAllowance(tx, use))) return refuse('TOO_MANY_REPORTS')
  await note('question.reported', at.id, { detail: { source, reason } })
  const [contact, school] = [await selectCompanyContact(tx), await selectOptionalSchool(tx)]
  if (!contact?.email || !school) return { isMailed: false }
  const letters = at.options.map(({ id, text }, place) => ({ id, line: `${optionLetter(place)}. ${text}` }))
  const data = {
    name: contact.name,
    school: school.name,
    source,
    question: at.question,
    options: letters.map(({ line }) => line).join('\n'),
    right: letters.flatMap(({ id, line }) => (at.correctOptionIds.includes(id) ? [line] : [])).join(', '),
    reason,
    link: `${publicUrl}/`,
  }
  const hindrance = await askForMail(tx, {
    kind: 'question_reported',
    to: contact.email,
    data,
    toReceiver: reportsToCompany,
  })
  return hindrance ? refuse(refusalOfMail[hindrance]) : { isMailed: true }
}
