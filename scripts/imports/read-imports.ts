import { readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'oxc-parser'

/** Stands for the path of an `import()` that is not a plain string. */
export const COMPUTED = ''

export interface Import {
  specifier: string
  line: number
  /** Not loaded together with the file: `import()` or types only. */
  isLazy: boolean
}

/** Every import, re-export, `import()` and type `import()` of a file. Throws when the file cannot be parsed. */
export function readImports(file: string): Import[] {
  const source = readFileSync(file, 'utf8')
  const { module, program, errors } = parseSync(file, source)
  const fault = errors.find((error) => error.severity === 'Error')
  if (fault) throw new Error(`${file} cannot be parsed: ${fault.message}`)

  const found: Import[] = []
  const add = (specifier: string, start: number, isLazy: boolean) => {
    found.push({ specifier, line: source.slice(0, start).split('\n').length, isLazy })
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
      const isPlain = source.type === 'Literal' && typeof source.value === 'string'
      add(isPlain ? source.value : COMPUTED, start, true)
    },
  }).visit(program)
  return found
}
