import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Expression as Node, type Program, parseSync, Visitor } from 'oxc-parser'

export type Found = { line: number; source: string; flags: string }

/** What a name stands for that only a run of the program knows: `file name`, and a value it has. */
export type StandIns = Record<string, string>

/**
 * Every regular expression of a file: as it is written, and as `new RegExp` puts it together of constants, of this file and of those it
 * imports. Throws for one whose parts are not known here.
 */
export function readExpressions(root: string, file: string, standIns: StandIns): Found[] {
  const { source, program } = parsed(join(root, file))
  const found: Found[] = []
  const lineOf = (start: number) => source.slice(0, start).split('\n').length
  new Visitor({
    Literal: (node) => {
      if ('regex' in node) found.push({ line: lineOf(node.start), source: node.regex.pattern, flags: node.regex.flags })
    },
    NewExpression: ({ callee, arguments: said, start }) => {
      if (callee.type !== 'Identifier' || callee.name !== 'RegExp') return
      const [pattern, flags] = said.map((one) => textOf(one as Node, { root, file, program, standIns }))
      if (pattern === undefined) throw new Error(`${file}:${lineOf(start)}: what is this pattern made of?`)
      found.push({ line: lineOf(start), source: pattern, flags: flags ?? '' })
    },
  }).visit(program)
  return found
}

function parsed(path: string): { source: string; program: Program } {
  const source = readFileSync(path, 'utf8')
  return { source, program: parseSync(path, source).program }
}

type Place = { root: string; file: string; program: Program; standIns: StandIns }

/** What an expression of constants comes to, as a text; undefined where it is not made of constants. */
function textOf(node: Node, place: Place): string | undefined {
  switch (node.type) {
    case 'Literal':
      return 'regex' in node ? node.regex.pattern : String(node.value)
    case 'TemplateLiteral':
      return joined(
        node.quasis.map(({ value }) => value.cooked ?? ''),
        node.expressions,
        place,
      )
    case 'TaggedTemplateExpression':
      return joined(
        node.quasi.quasis.map(({ value }) => value.raw),
        node.quasi.expressions,
        place,
      )
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
      return textOf(node.expression, place)
    case 'BinaryExpression':
      return calculated(node.operator, textOf(node.left as Node, place), textOf(node.right, place))
    case 'MemberExpression':
      return memberOf(node, place)
    case 'Identifier':
      return place.standIns[`${place.file} ${node.name}`] ?? constantOf(node.name, place, textOf)
    default:
      return undefined
  }
}

function joined(texts: readonly string[], parts: readonly Node[], place: Place): string | undefined {
  const values = parts.map((part) => textOf(part, place))
  if (values.includes(undefined)) return undefined
  return texts.map((text, at) => text + (values[at] ?? '')).join('')
}

function calculated(operator: string, left: string | undefined, right: string | undefined): string | undefined {
  if (left === undefined || right === undefined) return undefined
  const [one, other] = [Number(left), Number(right)]
  if (operator === '+') return Number.isNaN(one + other) ? left + right : String(one + other)
  if (operator === '*') return String(one * other)
  return operator === '/' ? String(one / other) : undefined
}

function memberOf(node: Node & { type: 'MemberExpression' }, place: Place): string | undefined {
  const { object, property } = node
  if (object.type !== 'Identifier' || property.type !== 'Identifier') return undefined
  return constantOf(object.name, place, (value, there) => {
    if (value.type !== 'ObjectExpression') return undefined
    for (const one of value.properties) {
      if (one.type === 'Property' && one.key.type === 'Identifier' && one.key.name === property.name) {
        return textOf(one.value as Node, there)
      }
    }
    return undefined
  })
}

/** Reads the constant of a name where it is declared: in this file, or in the one it is imported from. */
function constantOf(
  name: string,
  place: Place,
  read: (value: Node, place: Place) => string | undefined,
): string | undefined {
  for (const statement of place.program.body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declared?.type === 'VariableDeclaration') {
      const own = declared.declarations.find(({ id }) => id.type === 'Identifier' && id.name === name)
      if (own?.init) return read(own.init, place)
    }
    if (statement.type === 'ImportDeclaration' && statement.specifiers.some(({ local }) => local.name === name)) {
      const file = fileOf(statement.source.value, place.file)
      return constantOf(name, { ...place, file, program: parsed(join(place.root, file)).program }, read)
    }
  }
  return undefined
}

function fileOf(specifier: string, from: string): string {
  return specifier.startsWith('.') ? join(dirname(from), specifier) : specifier.replace('@sabimark/', '')
}
