import { test } from 'vitest'
import { sitUnheard } from '../../../test/sit-unheard.ts'

test(
  'however an exam is sat without a server: what counts is what was done, in its order, in its time, and nothing leaves that could be forgotten',
  () => sitUnheard(60),
  120_000,
)
