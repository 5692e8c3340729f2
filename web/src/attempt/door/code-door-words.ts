import { thisDevice } from '../device/this-device.ts'
import type { StageHere } from '../enter/exams-here.ts'
import type { CannotOpen } from '../unheard/open-unheard.ts'

/** Whoever reads out the code sees the same sign beside it. */
export function otherPaperText(sign: string): string {
  return `This is not the code of paper ${sign}. Ask your invigilator for the code of paper ${sign}.`
}

/** Why an exam cannot be begun here, or gone on with, and what can be done. `gone`: some of the paper or of the program is missing. */
export function cannotOpenText(why: CannotOpen | 'gone', stage: StageHere): string {
  if (why === 'open_elsewhere')
    return `This exam is open in another window on ${thisDevice()}. Continue there, or close that window and try again.`
  if (why === 'refused')
    return `Your school’s server does not take what was done on ${thisDevice()}. Call your invigilator.`
  if (stage !== 'ready')
    return `Not all of this exam is on ${thisDevice()} any more. What you answered is kept, and sent when there is a network. Call your invigilator.`
  return why === 'gone'
    ? `Some of the paper has gone from ${thisDevice()}: it cannot be opened without a network. Call your invigilator.`
    : `This browser keeps no answers on ${thisDevice()} now (a private window or a full disk), so the exam cannot begin without a network. Your time has not started; call your invigilator.`
}
