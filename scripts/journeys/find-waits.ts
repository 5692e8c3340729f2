import { type CallExpression, parseSync, type Statement, Visitor } from 'oxc-parser'

/** Longer than this nobody waits for nothing: in the time of a slow machine it is too short, in that of a quick one lost. */
const longestMs = 100

const presses = new Set(['click', 'dblclick', 'press', 'tap'])
const leavings = new Set(['goto', 'reload', 'goBack', 'goForward'])

type Wait = { line: number; what: string }

/**
 * Where a journey trusts the pace of the machine: it waits for a while, or leaves a page with the press before hardly made,
 * which may be about to navigate by itself.
 */
export function findWaits(file: string, source: string): Wait[] {
  const found: Wait[] = []
  const lineOf = (start: number) => source.slice(0, start).split('\n').length
  const inOrder = (statements: readonly Statement[]) => {
    for (const [place, statement] of statements.entries()) {
      const before = statements[place - 1]
      const [press, leaving] = [before && lastCall(before), lastCall(statement)]
      if (press && leaving && presses.has(nameOf(press)) && leavings.has(nameOf(leaving))) {
        found.push({ line: lineOf(leaving.start), what: `${nameOf(leaving)} right after ${nameOf(press)}` })
      }
    }
  }
  new Visitor({
    BlockStatement: ({ body }) => inOrder(body),
    CallExpression: (call) => {
      if (nameOf(call) !== 'waitForTimeout') return
      const [ms] = call.arguments
      const isShort = ms?.type === 'Literal' && typeof ms.value === 'number' && ms.value <= longestMs
      if (!isShort) found.push({ line: lineOf(call.start), what: `waits for more than ${longestMs} ms` })
    },
  }).visit(parseSync(file, source).program)
  return found
}

/** The call a statement waits for: `await page.goto(…)`. */
function lastCall(statement: Statement): CallExpression | undefined {
  if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'AwaitExpression') return undefined
  const { argument } = statement.expression
  return argument.type === 'CallExpression' ? argument : undefined
}

function nameOf({ callee }: CallExpression): string {
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier' ? callee.property.name : ''
}
