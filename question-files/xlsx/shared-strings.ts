import { type Attributes, readXml } from '../source/xml.ts'
import { plainRun, type Run } from './rich-text.ts'

/** A text as its runs: one for a text without marks. */
export type RichText = Run[]

/** Takes the parts of a text that may have marks, between the tags `si` or `is`. */
export function richTextReader() {
  let runs: RichText = []
  let run = plainRun()
  let isPhonetic = false
  let isText = false
  return {
    open: (name: string, attributes: Attributes) => {
      if (name === 'r') run = plainRun()
      else if (name === 'rPh') isPhonetic = true
      else if (name === 't') isText = !isPhonetic
      else if (name === 'b' || name === 'i' || name === 'u')
        run[marks[name]] = !/^(?:0|false|none)$/.test(attributes.get('val') ?? '')
      else if (name === 'vertAlign') run.raised = raised(attributes.get('val'))
    },
    close: (name: string) => {
      if (name === 't') isText = false
      if (name === 'rPh') isPhonetic = false
    },
    text: (text: string) => {
      if (isText) runs.push({ ...run, text: unescaped(text) })
    },
    /** What was taken since the last time. */
    take: (): RichText => {
      const taken = runs
      runs = []
      run = plainRun()
      return taken
    },
  }
}

const marks = { b: 'isBold', i: 'isItalic', u: 'isUnderlined' } as const

function raised(value: string | undefined): Run['raised'] {
  return value === 'superscript' || value === 'subscript' ? value : null
}

/** The texts cells share, by their number; undefined where the file is damaged. */
export function readSharedStrings(xml: string): RichText[] | undefined {
  const texts: RichText[] = []
  const reader = richTextReader()
  const isWhole = readXml(xml, {
    open: reader.open,
    text: reader.text,
    close: (name) => {
      reader.close(name)
      if (name === 'si') texts.push(reader.take())
    },
  })
  return isWhole ? texts : undefined
}

/** Signs that XML cannot hold stand as `_x000A_`; so does a `_` that would be taken for the start of one. */
export function unescaped(text: string): string {
  return text.includes('_x')
    ? text.replace(/_x([\da-f]{4})_/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
    : text
}
