import { readFileSync } from 'node:fs'
import { type Node, parseSync, Visitor } from 'oxc-parser'
import { CODE } from './list-files.ts'

/** Stands for the path of an `import()`, a worker or a glob that is not a plain string. */
export const COMPUTED = ''

export interface Import {
  specifier: string
  line: number
  /** Not loaded together with the file: `import()`, a worker, or types only. */
  isLazy: boolean
  /** The specifier is a pattern of `import.meta.glob`. */
  isGlob?: true
  /** A file that is named by `new URL`: a worker, or one whose text is read. */
  isUrl?: true
}

/**
 * Every import, re-export, `import()` and type `import()` of a file, its workers by `new URL(…, import.meta.url)` and its patterns of
 * `import.meta.glob`. Throws when the file cannot be parsed.
 */
export function readImports(file: string): Import[] {
  const source = readFileSync(file, 'utf8')
  const { module, program, errors } = parseSync(file, source)
  const fault = errors.find((error) => error.severity === 'Error')
  if (fault) throw new Error(`${file} cannot be parsed: ${fault.message}`)

  const found: Import[] = []
  const lineAt = (start: number) => source.slice(0, start).split('\n').length
  const add = (specifier: string, start: number, isLazy: boolean) => {
    found.push({ specifier, line: lineAt(start), isLazy })
  }
  for (const statement of module.staticImports) {
    const isTypeOnly = statement.entries.length > 0 && statement.entries.every((entry) => entry.isType)
    add(statement.moduleRequest.value, statement.start, isTypeOnly)
  }
  for (const statement of module.staticExports) {
    const from = statement.entries.find((entry) => entry.moduleRequest)?.moduleRequest
    if (from)
      add(
        from.value,
        statement.start,
        statement.entries.every((entry) => entry.isType),
      )
  }
  new Visitor({
    TSImportType: ({ source, start }) => add(source.value, start, true),
    ImportExpression: ({ source, start }) => {
      add(plainText(source) ?? COMPUTED, start, true)
    },
    NewExpression: ({ callee, arguments: [place, base], start }) => {
      if (callee.type !== 'Identifier' || callee.name !== 'URL' || !place || !isOfMeta(base, 'url')) return
      const text = plainText(place)
      if (text !== undefined && !CODE.test(text)) return
      found.push({ specifier: text ?? COMPUTED, line: lineAt(start), isLazy: true, isUrl: true })
    },
    CallExpression: ({ callee, arguments: [patterns, options], start }) => {
      if (!patterns || !isOfMeta(callee, 'glob')) return
      const isLazy = !(options && source.slice(options.start, options.end).includes('eager: true'))
      const all = patterns.type === 'ArrayExpression' ? patterns.elements : [patterns]
      for (const one of all) {
        const text = one ? plainText(one) : undefined
        if (text === undefined) add(COMPUTED, start, isLazy)
        else found.push({ specifier: text, line: lineAt(start), isLazy, isGlob: true })
      }
    },
  }).visit(program)
  return found
}

function plainText(node: Node): string | undefined {
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined
}

/** Whether it is `import.meta.NAME`. */
function isOfMeta(node: Node | undefined, name: string): boolean {
  if (node?.type !== 'MemberExpression' || node.object.type !== 'MetaProperty') return false
  return node.property.type === 'Identifier' && node.property.name === name
}
