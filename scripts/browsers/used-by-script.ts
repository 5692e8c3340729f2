import { parseSync, Visitor, type VisitorObject } from 'oxc-parser'
import { globalNamed, memberOf, methodsNamed } from './script-names.ts'
import type { Use } from './support.ts'

/**
 * What a built script asks of a browser: syntax younger than ES2020, and every built-in or API the compatibility data
 * knows by the name that is used. A method of an unknown object is known by its name alone and may be any of that name.
 */
export function usedByScript(source: string): Use[] {
  const { program, errors } = parseSync('built.js', source)
  const fault = errors.find(({ severity }) => severity === 'Error')
  if (fault) throw new Error(`It cannot be parsed: ${fault.message}`)
  const uses: Use[] = []
  const use = (at: { start: number }, ...names: string[]) => {
    if (names.length > 0) uses.push({ names, at: at.start })
  }
  new Visitor(syntaxReader(use)).visit(program)
  const own = new Set<string>()
  new Visitor(ownNameReader(own)).visit(program)
  new Visitor(apiReader(own, use)).visit(program)
  return uses
}

type Report = (at: { start: number }, ...names: string[]) => void

function syntaxReader(use: Report): VisitorObject {
  let depth = 0
  const enter = () => {
    depth += 1
  }
  const leave = () => {
    depth -= 1
  }
  const call = (node: { callee: object; arguments: readonly object[]; start: number }) => {
    if (!('name' in node.callee) || node.callee.name !== 'RegExp') return
    const [pattern = '', flags = ''] = node.arguments.map((one) => ('value' in one ? String(one.value) : ''))
    use(node, ...inPattern(pattern, flags))
  }
  return {
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    AwaitExpression: (node) => {
      if (depth === 0) use(node, 'javascript.operators.await.top_level')
    },
    StaticBlock: (node) => use(node, 'javascript.classes.static.initialization_blocks'),
    PropertyDefinition: (node) => {
      const kind = node.key.type === 'PrivateIdentifier' ? 'private' : 'public'
      use(node, `javascript.classes.${kind}_class_fields`)
    },
    MethodDefinition: (node) => {
      if (node.key.type === 'PrivateIdentifier') use(node, 'javascript.classes.private_class_methods')
    },
    AssignmentExpression: (node) => {
      const name = youngAssignments[node.operator]
      if (name) use(node, `javascript.operators.${name}_assignment`)
    },
    VariableDeclaration: (node) => {
      if (node.kind.endsWith('using')) use(node, `javascript.statements.${node.kind.replace(' ', '_')}`)
    },
    ImportDeclaration: (node) => {
      if (node.attributes.length > 0) use(node, 'javascript.statements.import.import_attributes')
      if (node.phase === 'defer') use(node, 'javascript.statements.import.defer')
    },
    ImportExpression: (node) => {
      if (node.options) use(node, 'javascript.operators.import.options_parameter')
      if (node.phase === 'defer') use(node, 'javascript.operators.import.defer')
    },
    Literal: (node) => {
      if ('regex' in node) use(node, ...inPattern(node.regex.pattern, node.regex.flags))
    },
    NewExpression: call,
    CallExpression: call,
  }
}

const youngAssignments: Record<string, string> = {
  '??=': 'nullish_coalescing',
  '||=': 'logical_or',
  '&&=': 'logical_and',
}

/** A pattern a browser does not know keeps the whole file from being read. */
function inPattern(pattern: string, flags: string): string[] {
  return [
    ...(/\(\?<[=!]/.test(pattern) ? ['javascript.regular_expressions.lookbehind_assertion'] : []),
    ...(/\(\?(?=[ims-])[ims]*-?[ims]*:/.test(pattern) ? ['javascript.regular_expressions.modifier'] : []),
    ...(flags.includes('v') ? ['javascript.builtins.RegExp.unicodeSets'] : []),
    ...(flags.includes('d') ? ['javascript.builtins.RegExp.hasIndices'] : []),
  ]
}

type Named = { type: string; start: number; name?: string }

/** The variables a script declares; a name that is its own is not the browser's. */
function ownNameReader(own: Set<string>): VisitorObject {
  const add = (...nodes: (Named | null | undefined)[]) => {
    for (const node of nodes) if (node?.name !== undefined) own.add(node.name)
  }
  const params = (node: { id: Named | null; params: readonly Named[] }) => add(node.id, ...node.params)
  return {
    VariableDeclarator: ({ id }) => add(id),
    FunctionDeclaration: params,
    FunctionExpression: params,
    ArrowFunctionExpression: params,
    ClassDeclaration: ({ id }) => add(id),
    CatchClause: ({ param }) => add(param),
    ImportSpecifier: ({ local }) => add(local),
    ImportDefaultSpecifier: ({ local }) => add(local),
    ImportNamespaceSpecifier: ({ local }) => add(local),
    AssignmentPattern: ({ left }) => add(left),
    ObjectPattern: ({ properties }) =>
      add(...properties.map((one) => (one.type === 'Property' ? one.value : one.argument))),
    ArrayPattern: ({ elements }) => add(...elements),
  }
}

function apiReader(own: ReadonlySet<string>, use: Report): VisitorObject {
  // Nodes that only look like a use: names of properties, and what is merely asked for.
  const passed = new Set<number>()
  const called = new Set<number>()
  const pass = ({ key, computed }: { key: { start: number }; computed: boolean }) => {
    if (!computed) passed.add(key.start)
  }
  return {
    UnaryExpression: ({ operator, argument }) => {
      if (operator !== 'typeof') return
      passed.add(argument.start)
      if (argument.type === 'MemberExpression') passed.add(argument.property.start)
    },
    Property: (node) => {
      if (!node.shorthand) pass(node)
    },
    MethodDefinition: pass,
    PropertyDefinition: pass,
    CallExpression: ({ callee }) => {
      if (callee.type === 'MemberExpression') called.add(callee.property.start)
    },
    MemberExpression: ({ object, property, computed }) => {
      if (computed || property.type !== 'Identifier' || passed.has(property.start)) return
      passed.add(property.start)
      if (object.type === 'MetaProperty') {
        use(property, `javascript.operators.import_meta.${property.name}`)
        return
      }
      const owner = object.type === 'Identifier' && !own.has(object.name) ? object.name : undefined
      const known = owner === undefined ? undefined : memberOf(owner, property.name)
      if (known !== undefined) use(property, known)
      else if (called.has(property.start)) use(property, ...methodsNamed(property.name))
    },
    Identifier: (node) => {
      if (passed.has(node.start) || own.has(node.name)) return
      const known = globalNamed(node.name)
      if (known !== undefined) use(node, known)
    },
  }
}
