import { MantineContext, useMantineColorScheme } from '@mantine/core'
import { useContext } from 'react'

type Theme = { theme: 'light' | 'dark'; toggleTheme: () => void }

/** Light or dark, kept on the device under `cbt_theme` (specification part 2, sections 4 and 9). Throws outside `ThemeProvider`. */
export function useTheme(): Theme {
  // The library's own sentence names a component nobody here has written.
  if (useContext(MantineContext) === null) throw new Error('useTheme must be used within a ThemeProvider')
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const theme = colorScheme === 'dark' ? 'dark' : 'light'
  return { theme, toggleTheme: () => setColorScheme(theme === 'dark' ? 'light' : 'dark') }
}
