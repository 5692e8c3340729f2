import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import './mantine-styles.ts'
import './fonts.css'
import './fallback-fonts.css'
import './tokens.css'
import './ground.css'
import { cssVariables, theme } from './theme.ts'

const colourSchemeManager = localStorageColorSchemeManager({ key: 'cbt_theme' })

/** Everything behind sign-in stands inside this. The public pages take the same tokens without Mantine. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={colourSchemeManager}
      defaultColorScheme="light"
    >
      {children}
    </MantineProvider>
  )
}
