import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { textsOf } from '@sabimark/domain/bank/pictures.ts'
import { programNeeds } from '@sabimark/domain/exam/seal/program-needs.ts'
import { sealBudget } from '@sabimark/domain/exam/seal/seal-budget.ts'
import { mayHaveBegunUnheard, mayShowHallCode } from '@sabimark/domain/exam/seal/seal-times.ts'
import { sealSign } from '@sabimark/domain/exam/seal/sealed-form.ts'
import { unreadyReasons, whyUnready } from '@sabimark/domain/exam/seal/unready.ts'
import { canonicalJson, type ExamContent } from '@sabimark/domain/exam/version.ts'
import { picturesIn } from '@sabimark/domain/words/picture/picture-mark.ts'
import type { Ctx } from '../../platform/http/route.ts'
import { whatPlanLacks } from '../../school/plan-lacks.ts'
import { glanceAtContent } from '../version/content.ts'
import type { OfSeal } from './seal.access.ts'
import { countReady, selectOptionalLiveSeal, selectPictureBytes, selectSharing, selectUnready } from './seal.db.ts'
import { picturesOf } from './seal-paper.ts'

const pack = promisify<string, Buffer>(gzip)
const mostNamed = 50
const mostPictures = 3
const mostDevices = 20

/** How a sitting is offered without a network: what its paper weighs, who is ready, and what the reader may do. Nothing of the paper. */
export async function readOffline({ tx, at: sitting }: Ctx<{ examId: string; sittingId: string }, OfSeal>) {
  const { sittingId, versionId, runsExam, isInvigilator, isPractice, closesAt } = sitting
  const seal = await selectOptionalLiveSeal(tx, sittingId)
  const { content } = await glanceAtContent(tx, versionId)
  const pictures = await selectPictureBytes(tx, picturesOf(content))
  const { expected, ready } = await countReady(tx, sittingId, seal?.sealId ?? null)
  const budget = sealBudget({
    needs: programNeeds(content, ''),
    partBytes: seal?.partBytes ?? (await bytesBefore(content, pictures)),
    expected,
  })
  const isOpen = !isPractice && closesAt > tx.now
  return {
    isOffered: seal !== undefined,
    sign: seal ? sealSign(seal.sealId) : null,
    budget,
    largestPictures: budget.isLarge ? largestOf(content, pictures) : [],
    expected,
    ready,
    notReady: seal ? grouped(await selectUnready(tx, sittingId, seal.sealId)) : [],
    ...(seal && sharedBy(await selectSharing(tx, sittingId, seal.sealId))),
    shownAt: seal?.shownAt?.toISOString() ?? null,
    hallBeganAt: seal?.hallBeganAt?.toISOString() ?? null,
    may: {
      offer: runsExam && isOpen && !(seal && mayHaveBegunUnheard({ ...seal, endedAt: null })),
      lacks: (await whatPlanLacks(tx, 'offline')) ?? null,
      show: seal !== undefined && (runsExam || isInvigilator) && mayShowHallCode(sitting, tx.now),
      sayBegan: seal?.shownAt != null && (runsExam || isInvigilator) && sitting.opensAt <= tx.now,
    },
  }
}

/** By device, as far as the names reach. */
function sharedBy(sharing: Awaited<ReturnType<typeof selectSharing>>) {
  let left = mostNamed
  const devices = [...Map.groupBy(sharing, ({ device }) => device).values()].slice(0, mostDevices)
  const shared = devices.map((all) => {
    const students = all.slice(0, left).map(({ id, name }) => ({ id, name }))
    left -= students.length
    return { count: all.length, students }
  })
  return shared.length > 0 && { shared }
}

/** By why, what needs somebody first; the names go to them in this order, as far as they reach. */
function grouped(unready: Awaited<ReturnType<typeof selectUnready>>) {
  let left = mostNamed
  return unreadyReasons.flatMap((why) => {
    const all = unready.filter((one) => whyUnready(one) === why)
    const students = all.slice(0, left).map(({ id, name }) => ({ id, name }))
    left -= students.length
    return all.length === 0 ? [] : [{ why, count: all.length, students }]
  })
}

/** About what the parts of a paper will weigh that is not sealed yet: pictures are packed already. */
async function bytesBefore(content: ExamContent, pictures: ReadonlyMap<string, number>): Promise<number[]> {
  return [(await pack(canonicalJson(content))).length, ...pictures.values()]
}

function largestOf(content: ExamContent, pictures: ReadonlyMap<string, number>) {
  const numbers = new Map<string, number>()
  for (const [place, question] of content.questions.entries())
    for (const id of picturesIn(textsOf(question))) if (!numbers.has(id)) numbers.set(id, place + 1)
  return [...pictures]
    .map(([id, bytes]) => ({ number: numbers.get(id) ?? null, bytes }))
    .sort((one, other) => other.bytes - one.bytes)
    .slice(0, mostPictures)
}
