import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Markdown, MarkdownLine } from './markdown.tsx'

test('HTML in a question is shown as its letters', () => {
  const drawn = renderToStaticMarkup(<Markdown text={'<img src=x onerror=alert(1)> **bold**'} />)
  expect(drawn).toContain('&lt;img src=x onerror=alert(1)&gt; <strong>bold</strong>')
  expect(drawn).not.toContain('<img')
})

test('lists, code and line breaks become their elements', () => {
  const drawn = renderToStaticMarkup(<Markdown text={'one\ntwo\n\n3. x\n4. y\n\n`a<b`'} />)
  expect(drawn).toContain('<p>one<br/>two</p><ol start="3"><li>x</li><li>y</li></ol><p><code>a&lt;b</code></p>')
})

test('an option is one line without a paragraph', () => {
  expect(renderToStaticMarkup(<MarkdownLine text="A) *Ọ̀yọ́*" />)).toBe('A) <em>Ọ̀yọ́</em>')
})
