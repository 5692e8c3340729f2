// The SQL of the product as it is written in its code, found by reading the code.
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseSync, Visitor, type VisitorObject } from 'oxc-parser'

/** A text of the code that may be SQL, with the source of what it is asked with: `$1` is the first of `values`. */
export type CodeText = { file: string; text: string; values: string[] }

type Template = Parameters<NonNullable<VisitorObject['TemplateLiteral']>>[0]

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * The strings and templates of the server's sources that hold `sought`, tests apart; what a template is filled with stands in it as
 * source.
 */
export function readCodeTexts(sought: RegExp): CodeText[] {
  return readdirSync(`${root}src`, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .sort()
    .map((path) => ({ file: `src/${path}`, source: readFileSync(`${root}src/${path}`, 'utf8') }))
    .filter(({ source }) => sought.test(source))
    .flatMap(({ file, source }) => textsOf(file, source))
    .filter(({ text }) => sought.test(text))
}

export function textsOf(file: string, source: string): CodeText[] {
  const { program, errors } = parseSync(file, source)
  const fault = errors.find(({ severity }) => severity === 'Error')
  if (fault) throw new Error(`${file} cannot be parsed: ${fault.message}`)
  const sourceOf = ({ start, end }: { start: number; end: number }) => source.slice(start, end)
  const valuesOf = new Map<number, string[]>()
  const found: CodeText[] = []
  const add = (start: number, text: string) => found.push({ file, text, values: valuesOf.get(start) ?? [] })
  new Visitor({
    CallExpression: ({ arguments: [text, values] }) => {
      if (text && values?.type === 'ArrayExpression') {
        valuesOf.set(
          text.start,
          values.elements.map((one) => (one ? sourceOf(one) : '')),
        )
      }
    },
    Literal: (node) => {
      if (typeof node.value === 'string') add(node.start, node.value)
    },
    TemplateLiteral: (node) => add(node.start, textOfTemplate(node, sourceOf)),
  }).visit(program)
  return found
}

function textOfTemplate(
  { quasis, expressions }: Template,
  sourceOf: (node: { start: number; end: number }) => string,
): string {
  return quasis
    .map(({ value }, index) => {
      const filled = expressions[index]
      return `${value.cooked ?? value.raw}${filled ? `\${${sourceOf(filled)}}` : ''}`
    })
    .join('')
}
