// A reporter of Vitest that says what each test file took. Its own JSON report leaves out loading and `beforeAll`, where a
// server test spends much of its time.
import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter } from 'vitest/node'
import { ROOT } from '../command.ts'
import type { FileTime } from './times.ts'

/** What is read of Vitest's test modules; durations in milliseconds. */
export interface TimedModule {
  moduleId: string
  diagnostic(): { environmentSetupDuration: number; prepareDuration: number; collectDuration: number; duration: number }
}

export function timesOf(modules: readonly TimedModule[], root: string): FileTime[] {
  return modules.map((module) => {
    const { environmentSetupDuration, prepareDuration, collectDuration, duration } = module.diagnostic()
    const ms = environmentSetupDuration + prepareDuration + collectDuration + duration
    return { file: relative(root, module.moduleId), seconds: ms / 1000 }
  })
}

/** Writes to the file named by TIMES_FILE. */
export default class TimeReporter implements Reporter {
  onTestRunEnd(modules: readonly TimedModule[]): void {
    if (process.env.TIMES_FILE) writeFileSync(process.env.TIMES_FILE, JSON.stringify(timesOf(modules, ROOT)))
  }
}
