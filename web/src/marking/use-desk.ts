import type { ScriptShow } from '@sabimark/domain/marking/hand-mark.ts'
import { useEffect, useRef, useState } from 'react'
import { useAct } from '../platform/act.ts'
import { client } from '../platform/client.ts'
import { useMe } from '../platform/session.ts'
import { forgetDraft, keepDraft, readDraft } from './kept-draft.ts'
import { asMark, draftOf, emptyDraft, type MarkDraft, whatIsMissing, worthOf } from './mark-draft.ts'
import type { Progress, Script } from './scripts.ts'

type OfQuestion = { examId: string; questionId: string; firstShown: ScriptShow }
/** What was saved last, to be taken back. */
export type LastMark = {
  scriptId: string
  revision: number
  hundredths: number
  ofHundredths: number
  draft: MarkDraft
}
type OnDesk = { script: Script | null; progress: Progress; draft: MarkDraft }
type Move =
  | { to: 'next'; after: string | null; show: ScriptShow }
  | { to: 'script'; scriptId: string; draft?: MarkDraft }

/** A marker who types is still there. */
const signOfLifeMs = 5 * 60_000

/** One marker's desk for one question: the script on it, what is being given to it, and the way to the others. */
export function useDesk({ examId, questionId, firstShown }: OfQuestion) {
  const { id: userId } = useMe()
  const [desk, setDesk] = useState<OnDesk | null>(null)
  const [show, setShow] = useState(firstShown)
  const [seen, setSeen] = useState<string[]>([])
  const [last, setLast] = useState<LastMark | null>(null)
  const [missing, setMissing] = useState<string | null>(null)
  const isLeft = useRef(false)

  const lastMove = useRef<Move>({ to: 'next', after: null, show: firstShown })
  const moving = useAct(
    async (move: Move) => {
      lastMove.current = move
      if (move.to === 'script') return await client.marking.getScript({ scriptId: move.scriptId })
      const { after, show } = move
      return await client.marking.nextScript({ examId, questionId, show, ...(after && { after }) })
    },
    ({ script, progress }, move) => {
      // It came when nobody was there to read it.
      if (isLeft.current) return script && giveBack(script.scriptId)
      setMissing(null)
      const kept = script && readDraft({ userId, ...script }, script.revision)
      const mine = script?.mine ? draftOf(script.mine, script.question) : emptyDraft
      const draft = (move.to === 'script' ? move.draft : undefined) ?? kept ?? mine
      setDesk({ script, progress, draft })
      if (script) setSeen((ids) => [...ids.filter((id) => id !== script.scriptId), script.scriptId])
    },
  )
  const here = desk?.script ?? null
  const next = (of = show) => moving.act({ to: 'next', after: here?.scriptId ?? null, show: of })

  type Saving = { script: Script; draft: MarkDraft; worth: number }
  const saving = useAct(
    ({ script, draft, worth }: Saving, pressed) =>
      client.marking.mark(
        { scriptId: script.scriptId, revision: script.revision, ...asMark(draft, worth, script.question) },
        pressed,
      ),
    ({ revision, hundredths, progress }, { script, draft }) => {
      forgetDraft({ userId, ...script })
      if (isLeft.current) return
      const ofHundredths = script.question.marksHundredths
      setLast({ scriptId: script.scriptId, revision, hundredths, ofHundredths, draft })
      setDesk((now) => now && { ...now, progress })
      next()
    },
  )
  const undoing = useAct(
    ({ scriptId, revision }: LastMark, pressed) => client.marking.undoMark({ scriptId, revision }, pressed),
    (_undone, { scriptId, draft }) => {
      if (isLeft.current) return
      setLast(null)
      moving.act({ to: 'script', scriptId, draft })
    },
  )

  const begin = useRef(() => next())
  useEffect(() => begin.current(), [])
  useSignsOfLife(here, desk?.draft)
  useGivingBack(here, isLeft)

  const isWorking = moving.isWorking || saving.isWorking || undoing.isWorking
  const change = (draft: MarkDraft) => {
    // While the next answer is fetched nobody has read it yet, and the one on the desk has its mark.
    if (!desk?.script || isWorking || desk.script.round === null) return
    setMissing(null)
    keepDraft({ userId, ...desk.script }, desk.script.revision, draft)
    setDesk({ ...desk, draft })
  }
  const save = () => {
    if (!desk?.script || isWorking || desk.script.round === null) return
    const { script, draft } = desk
    const worth = worthOf(draft, script.question)
    if (worth === null) return setMissing(whatIsMissing(draft, script.question))
    forgetErrors()
    saving.act({ script, draft, worth })
  }
  const forgetErrors = () => {
    for (const one of [moving, saving, undoing]) one.forget()
  }
  const go = (move: () => void) => {
    if (isWorking) return
    forgetErrors()
    move()
  }
  /** What failed, once more: what was only to be read saves nothing. */
  const retry = () => {
    if (saving.error) return save()
    const undo = undoing.error ? last : null
    go(() => (undo ? undoing.act(undo) : moving.act(lastMove.current)))
  }
  const before = here ? seen[seen.indexOf(here.scriptId) - 1] : seen.at(-1)
  return {
    desk,
    last,
    missing,
    isWorking,
    show,
    error: saving.error ?? undoing.error ?? moving.error,
    change,
    save,
    retry,
    next: () => go(() => next()),
    showOnly: (of: ScriptShow) =>
      go(() => {
        setShow(of)
        next(of)
      }),
    previous: before === undefined ? null : () => go(() => moving.act({ to: 'script', scriptId: before })),
    again: () => go(() => (here ? moving.act({ to: 'script', scriptId: here.scriptId }) : next())),
    undo: last ? () => go(() => undoing.act(last)) : null,
  }
}

/** Keeps the script from others while its marker works on it. */
function useSignsOfLife(script: Script | null, draft: MarkDraft | undefined): void {
  const sign = useRef({ scriptId: '', at: 0 })
  const scriptId = script?.scriptId
  useEffect(() => {
    if (!scriptId || !draft) return
    const { scriptId: known, at } = sign.current
    if (known === scriptId && Date.now() - at < signOfLifeMs) return
    sign.current = { scriptId, at: Date.now() }
    // It was taken a moment ago.
    if (known !== scriptId) return
    // Where somebody else has it by now, saving says so.
    client.marking.getScript({ scriptId }).catch(() => undefined)
  }, [scriptId, draft])
}

/**
 * Whoever leaves the desk or closes its tab gives back what lies on it; `isLeft` says so to calls still under way. After signing
 * out nobody may: that claim runs out.
 */
function useGivingBack(script: Script | null, isLeft: { current: boolean }): void {
  const left = useRef<string | null>(null)
  left.current = script?.scriptId ?? null
  useEffect(() => {
    isLeft.current = false
    const give = () => left.current !== null && giveBack(left.current)
    window.addEventListener('pagehide', give)
    return () => {
      isLeft.current = true
      window.removeEventListener('pagehide', give)
      give()
    }
  }, [isLeft])
}

function giveBack(scriptId: string): void {
  client.marking.returnScript({ scriptId }, { context: { keepalive: true } }).catch(() => undefined)
}
