import { parseSync } from 'oxc-parser'

/** A text people read, and the line it begins on. */
export interface Words {
  line: number
  text: string
}

type Node = { type: string; start: number; [part: string]: unknown }

/** Stands in a text for what is put in while the program runs. */
const FILLED_IN = '{…}'
/** Attributes and fields whose value people read, even where it is one small word. */
const READ = /^(label|title|heading|header|placeholder|description|hint|note|alt|summary|message|aria-label)$/
/** Attributes nobody reads. */
const UNREAD =
  /^(class|className|style|styles|classNames|href|src|to|id|key|d|type|viewBox|transform|rel|target|pattern|data-.*|aria-(labelledby|describedby|controls|live|current))$/
const TWO_WORDS = /[\p{L}\d’'”,.:;!?)%] +(& )?[\p{L}“(]/u
/** Queries, styles, and what browsers and servers tell each other. */
const NOT_READ =
  /^(SELECT|INSERT|UPDATE|DELETE|ALTER|CREATE|DO|GRANT|REVOKE|WITH) | AS "|\b(SELECT|FROM|WHERE|IS NULL|CASE WHEN|IN \() ?|^AND |\$\d\b|_\w+\(|^[:(-]\S|[{;]--|\w=\S*;|-src '|'none'|-type: |(color|width): ?[\w#{]/
const TAGS = /<(style|script)\b.*?<\/\1>|<!--.*?-->|<[^>]*>/gs
/** Of these nodes only the named parts can hold a text; of nodes not named here, every part can. */
const PARTS: Record<string, string[]> = {
  ImportDeclaration: [],
  ImportExpression: [],
  ExportAllDeclaration: [],
  ExportNamedDeclaration: ['declaration'],
  MemberExpression: ['object'],
  MethodDefinition: ['value'],
  Property: ['value'],
  PropertyDefinition: ['value'],
  SwitchCase: ['consequent'],
  TSAsExpression: ['expression'],
  TSNonNullExpression: ['expression'],
  TSSatisfiesExpression: ['expression'],
}

/**
 * The texts of a source file that people read, as far as their form tells: what stands between tags, the values of labels and
 * the like, and every other string that has a capital or two words and is no query, style or markup. What an expression puts
 * into a text is shown as {…}. Throws when the file cannot be parsed.
 */
export function findWords(file: string, source: string): Words[] {
  const { program, errors } = parseSync(file, source)
  const fault = errors.find(({ severity }) => severity === 'Error')
  if (fault) throw new Error(`${file} cannot be parsed: ${fault.message}`)

  const found: Words[] = []
  const add = (start: number, raw: string, isKnownAsRead: boolean) => {
    const text = raw.includes('</') ? raw.replace(TAGS, ' ') : raw
    if (isKnownAsRead ? !/\p{L}{2}|%/u.test(withoutFilled(text)) : !looksRead(text)) return
    found.push({ line: source.slice(0, start).split('\n').length, text: text.replace(/\s+/g, ' ').trim() })
  }
  const visit = (value: unknown, isRead: boolean): void => {
    if (Array.isArray(value)) for (const one of value) visit(one, isRead)
    if (!isNode(value)) return
    if (value.type === 'Literal' && typeof value.value === 'string') add(value.start, value.value, isRead)
    if (value.type === 'TemplateLiteral') add(value.start, textOfTemplate(value), isRead)
    if (value.type === 'JSXElement' || value.type === 'JSXFragment') addChildren(value)
    for (const [part, inside] of partsOf(value)) visit(inside, isReadIn(value, part, isRead))
  }
  const addChildren = (element: Node) => {
    const text = textOf(element)
    const first = nodes(element.children).find((child) => child.type === 'JSXText' && /\S/.test(String(child.value)))
    if (first) add(first.start + String(first.value).search(/\S/), text, true)
  }
  visit(program, false)
  return found.sort((a, b) => a.line - b.line)
}

/** The paragraphs of a page or a document, without markup and what it quotes as code; a line of a list or a table is one of its own. */
export function findWordsInDocument(source: string): Words[] {
  const blank = (quoted: string) => quoted.replace(/[^\n]/g, '')
  const said = source
    .replace(/```.*?```/gs, blank)
    .replace(TAGS, blank)
    .replace(/`[^`\n]*`/g, FILLED_IN)
    .replace(/\]\([^)\n]*\)/g, ']')
  const found: Words[] = []
  let isOpen = false
  for (const [index, line] of said.split('\n').entries()) {
    const last = found.at(-1)
    if (isOpen && last && /^\s*[^\s|>#*-]/.test(line) && !/^\s*\d+\. /.test(line)) last.text += ` ${line.trim()}`
    else if (/\p{L}{2}/u.test(line)) found.push({ line: index + 1, text: line.trim() })
    isOpen = line.trim() !== ''
  }
  return found
}

function partsOf(node: Node): [string, unknown][] {
  if (node.type === 'JSXText' || (node.type === 'ExpressionStatement' && node.directive)) return []
  if (node.type === 'JSXAttribute' && UNREAD.test(nameOf(node.name))) return []
  const known = PARTS[node.type] ?? (node.type.startsWith('TS') ? [] : undefined)
  const isComparison = node.type === 'BinaryExpression' && /^(===|!==|in)$/.test(String(node.operator))
  return Object.entries(node).filter(([part, value]) => {
    if (isComparison && isNode(value) && value.type === 'Literal') return false
    return known ? known.includes(part) : true
  })
}

/** Whether a plain string in this part is read: what a label says, or one of two things a label or the page may say. */
function isReadIn(node: Node, part: string, isRead: boolean): boolean {
  if (node.type === 'JSXAttribute') return READ.test(nameOf(node.name))
  if (node.type === 'Property') return READ.test(nameOf(node.key))
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') return part === 'children'
  if (node.type === 'ConditionalExpression') return isRead && part !== 'test'
  return isRead && ['JSXExpressionContainer', 'LogicalExpression', 'TemplateLiteral'].includes(node.type)
}

function textOf(element: Node): string {
  return nodes(element.children)
    .map((child) => {
      if (child.type === 'JSXText') return String(child.value).replace(/\s+/g, ' ')
      if (child.type === 'JSXElement') return textOf(child)
      const inside = child.expression
      return isNode(inside) && inside.type === 'Literal' ? String(inside.value) : FILLED_IN
    })
    .join('')
}

function textOfTemplate(template: Node): string {
  return nodes(template.quasis)
    .map(({ value }) => (value as { cooked: string }).cooked)
    .join(FILLED_IN)
}

function looksRead(text: string): boolean {
  const said = withoutFilled(text).trim()
  if (!/\p{L}{2}/u.test(said) || NOT_READ.test(text)) return false
  return /^\p{Lu}\p{Ll}+(\.{3}|[…,:?!])?$/u.test(said) || TWO_WORDS.test(text.replaceAll(FILLED_IN, 'x'))
}

function withoutFilled(text: string): string {
  return text.replaceAll(FILLED_IN, ' ')
}

function nameOf(name: unknown): string {
  return isNode(name) ? String(name.name ?? name.value) : ''
}

function nodes(value: unknown): Node[] {
  return Array.isArray(value) ? value.filter(isNode) : []
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}
