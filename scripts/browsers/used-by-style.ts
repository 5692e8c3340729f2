import postcss, { type AtRule, type ChildNode, type Declaration, type Node, type Rule } from 'postcss'
import { entryOf, type Use } from './support.ts'

/** What a built stylesheet asks of a browser. What stands under `@supports` asks first and is left out. */
export function usedByStyle(source: string): Use[] {
  const uses: Use[] = []
  postcss.parse(source).walk((node) => {
    if (isUnderSupports(node)) return
    const at = node.source?.start?.offset ?? 0
    for (const name of namesOf(node)) if (entryOf(name)) uses.push({ names: [name], at })
  })
  return uses
}

function namesOf(node: ChildNode): string[] {
  if (node.type === 'decl') return inDeclaration(node)
  if (node.type === 'rule') return inRule(node)
  return node.type === 'atrule' ? inAtRule(node) : []
}

function isUnderSupports({ parent }: Node): boolean {
  if (!parent) return false
  return ('name' in parent && parent.name === 'supports') || isUnderSupports(parent)
}

function inAtRule({ name, params }: AtRule): string[] {
  if (name !== 'media') return [`css.at-rules.${name.replace(/^-\w+-/, '')}`]
  const features = [...params.matchAll(/\(\s*([a-z-]+)/g)].map(([, feature = '']) =>
    feature.replace(/^(?:min|max)-/, ''),
  )
  const isRange = /[<>]/.test(params)
  return [
    ...features.map((feature) => `css.at-rules.media.${feature}`),
    ...(isRange ? ['css.at-rules.media.range_syntax'] : []),
  ]
}

function inRule({ selector, parent }: Rule): string[] {
  if (parent?.type === 'atrule' && 'name' in parent && /keyframes$/.test(String(parent.name))) return []
  const pseudos = [...selector.replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, '').matchAll(/::?([a-z][a-z-]*)/g)]
  const isNested = parent?.type === 'rule' || selector.includes('&')
  return [...pseudos.map(([, name = '']) => `css.selectors.${name}`), ...(isNested ? ['css.selectors.nesting'] : [])]
}

/** Its property and what stands in its value; nothing where the same rule says the same before, in words older browsers know. */
function inDeclaration(declaration: Declaration): string[] {
  const { prop, value, parent } = declaration
  if (prop.startsWith('-')) return inValue(value)
  const siblings = (parent?.nodes ?? []).filter(
    (node): node is Declaration => node.type === 'decl' && node !== declaration,
  )
  const isPrefixedToo = siblings.some(
    (other) => /^-(?:webkit|moz)-/.test(other.prop) && other.prop.endsWith(`-${prop}`),
  )
  const earlier = siblings.slice(0, parent?.index(declaration)).some((other) => other.prop === prop)
  if (isPrefixedToo) return []
  const words = withoutTexts(value).match(/-?[a-z][a-z-]*/g) ?? []
  return [
    `css.properties.${prop}`,
    ...(earlier ? [] : [...words.map((word) => `css.properties.${prop}.${word}`), ...inValue(value)]),
  ]
}

const units: Record<string, string> = {
  '[sld]v[hwib]|[sld]v(?:min|max)': 'viewport_percentage_units_dynamic',
  'cq(?:[whib]|min|max)': 'container_query_length_units',
  lh: 'lh',
  rlh: 'rlh',
  rcap: 'rcap',
  cap: 'cap',
  ric: 'ric',
  ic: 'ic',
  rex: 'rex',
  rch: 'rch',
}

/** Colours are listed under their functions' own name, other functions beside them. */
function inValue(value: string): string[] {
  const text = withoutTexts(value)
  const functions = [...text.matchAll(/(?<![\w-])([a-z-]+)\(/g)].map(([, name = '']) => name)
  return [
    ...functions.flatMap((name) => [`css.types.${name}`, `css.types.color.${name}`, `css.types.gradient.${name}`]),
    ...Object.entries(units).flatMap(([unit, name]) =>
      new RegExp(`\\d(?:${unit})(?![\\w-])`).test(text) ? [`css.types.length.${name}`] : [],
    ),
  ]
}

const withoutTexts = (value: string) => value.replaceAll(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '')
