import { Fragment, memo, type ReactNode } from 'react'
import { CodeBlock } from './code-block.tsx'
import styles from './markdown.module.css'
import { Maths } from './maths.tsx'
import { type Block, parseMarkdown } from './parse.ts'
import { type Inline, parseInline } from './parse-inline.ts'
import { Picture } from './picture.tsx'
import { Table } from './table.tsx'

/** Question text: Markdown without HTML, maths in `$…$`. React elements only, so nothing in it can run. Read again only when it changes. */
export const Markdown = memo(function Markdown({ text }: { text: string }) {
  return <div className={styles.text}>{numbered(parseMarkdown(text), (block) => drawBlock(block))}</div>
})

/** Option text: the same inside one line. */
export const MarkdownLine = memo(function MarkdownLine({ text }: { text: string }) {
  return <>{drawInline(parseInline(text))}</>
})

/** The parts never move among themselves, so their place is their key. */
function numbered<Part>(parts: readonly Part[], draw: (part: Part) => ReactNode): ReactNode[] {
  return parts.map((part, place) => {
    const key = String(place)
    return <Fragment key={key}>{draw(part)}</Fragment>
  })
}

function drawBlock(block: Block): ReactNode {
  if (block.kind === 'paragraph') return <p>{drawInline(block.children)}</p>
  if (block.kind === 'maths') return <Maths tex={block.tex} isBlock />
  if (block.kind === 'code') return <CodeBlock text={block.text} />
  if (block.kind === 'table') {
    return (
      <Table
        align={block.align}
        head={block.head.map(drawInline)}
        rows={block.rows.map((row) => row.map(drawInline))}
      />
    )
  }
  const items = numbered(block.items, (item) => <li>{drawInline(item)}</li>)
  return block.isOrdered ? <ol start={block.start}>{items}</ol> : <ul>{items}</ul>
}

function drawInline(parts: readonly Inline[]): ReactNode {
  return numbered(parts, (part) => {
    if (part.kind === 'text') return part.text
    if (part.kind === 'break') return <br />
    if (part.kind === 'code') return <code>{part.text}</code>
    if (part.kind === 'maths') return <Maths tex={part.tex} />
    if (part.kind === 'picture') return <Picture id={part.id} alt={part.alt} width={part.width} />
    const Wrapping = wrappings[part.kind]
    return <Wrapping>{drawInline(part.children)}</Wrapping>
  })
}

const wrappings = { bold: 'strong', italic: 'em', underline: 'u' } as const
