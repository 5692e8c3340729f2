import { oc } from '@orpc/contract'
import { z } from 'zod'
import { listInput, listOutput } from './list.ts'
import { actOutcome, historyLine, ids, revision } from './record.ts'
import { id } from './text.ts'

type Kind = {
  tags: string[]
  /** Where they stand: '/classes'. */
  path: `/${string}`
  /** What the demo says it keeps none of. */
  demoNoun: string
}

/**
 * The calls every kind of record has, by where they stand: each is told what it is in a sentence, what is sent beside the
 * usual and what is answered, and says by `.errors(…)` what it refuses.
 */
export function recordCalls({ tags, path, demoNoun }: Kind) {
  const changing = oc.meta({ demoNoun })
  return {
    list: <Item extends z.ZodType, const Sorts extends readonly [string, ...string[]], Filters extends z.ZodRawShape>(
      summary: string,
      item: Item,
      sorts: Sorts,
      filters: Filters,
    ) => oc.route({ method: 'GET', path, tags, summary }).input(listInput(sorts, filters)).output(listOutput(item)),

    /** The record and its history, newest first. */
    get: <Answer extends z.ZodRawShape>(summary: string, answer: Answer) =>
      oc
        .route({ method: 'GET', path: `${path}/{id}`, tags, summary })
        .input(z.object({ id }))
        .output(z.object({ ...answer, history: z.array(historyLine) })),

    add: <Input extends z.ZodRawShape, Answer extends z.ZodRawShape>(summary: string, input: Input, answer: Answer) =>
      changing
        .route({ method: 'POST', path, tags, summary, successStatus: 201 })
        .input(z.object(input))
        .output(z.object(answer)),

    /** Changes what is sent and nothing else, unless somebody changed the record after `revision`. */
    update: <Input extends z.ZodRawShape, Answer extends z.ZodRawShape>(
      summary: string,
      input: Input,
      answer: Answer,
    ) =>
      changing
        .route({ method: 'PATCH', path: `${path}/{id}`, tags, summary })
        .input(z.object({ id, revision, ...input }))
        .output(z.object(answer)),

    /** An act on several: 'status', 'delete'. */
    act: <Input extends z.ZodRawShape>(name: string, summary: string, input: Input) =>
      changing
        .route({ method: 'POST', path: `${path}/${name}`, tags, summary })
        .input(z.object({ ids, ...input }))
        .output(actOutcome),
  }
}
