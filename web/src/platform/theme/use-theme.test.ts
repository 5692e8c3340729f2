import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useTheme } from './use-theme.ts'

test('the theme is not to be had outside its provider', () => {
  const Asking = () => useTheme().theme
  expect(() => renderToString(createElement(Asking))).toThrow('useTheme must be used within a ThemeProvider')
})
