import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type VariantColorsResolver,
} from '@mantine/core'

/** Mantine writes white on every filled colour; in the dark theme ours are light and carry dark ink. */
const variantColours: VariantColorsResolver = (input) => {
  const colours = defaultVariantColorsResolver(input)
  if (input.variant !== 'filled') return colours
  return { ...colours, color: input.color === 'red' ? 'var(--on-red)' : 'var(--on-green)' }
}

const boxProps = { size: 'md', iconColor: 'var(--on-green)' } as const

// What helps to fill a field stands below it, so that fields beside each other stand on one line.
const inputProps = { size: 'md', inputWrapperOrder: ['label', 'input', 'description', 'error'] } as const

/** Mantine in our clothes. Colours come from tokens.css, so that both themes and the public pages share one list. */
export const theme = createTheme({
  fontFamily: 'var(--font-text)',
  fontFamilyMonospace: 'ui-monospace, "Cascadia Mono", "DejaVu Sans Mono", monospace',
  headings: { fontFamily: 'var(--font-text)', fontWeight: '650' },
  primaryColor: 'green',
  primaryShade: { light: 8, dark: 4 },
  defaultRadius: 'md',
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '20px' },
  variantColorResolver: variantColours,
  respectReducedMotion: true,
  cursorType: 'pointer',
  colors: {
    green: [
      '#e9f6f0',
      '#d1ebdf',
      '#a5d8c2',
      '#7ad0ae',
      '#4cc398',
      '#2a9d78',
      '#18855f',
      '#107755',
      '#0b6b4f',
      '#08543e',
    ],
    // Mantine draws edges and quiet words from these two; ours lean to the ink and the night of tokens.css.
    gray: [
      '#f8f7f2',
      '#f3f1ea',
      '#e9e7de',
      '#dedbd0',
      '#868f88',
      '#6b756f',
      '#4d5953',
      '#3d4842',
      '#28332d',
      '#14201b',
    ],
    dark: [
      '#e9f0eb',
      '#c6d1ca',
      '#a7b5ad',
      '#8c9b93',
      '#718279',
      '#2b3831',
      '#111914',
      '#16201b',
      '#0e1512',
      '#0b110e',
    ],
    red: ['#fdeceb', '#fbe3e0', '#ffb9b2', '#ffaaa2', '#ff8f85', '#e0574d', '#cc3d33', '#be2f26', '#b3261e', '#8f1d17'],
  },
  // By name and not by import, so that a page fetches only the components it shows.
  components: {
    Button: {
      defaultProps: { size: 'md' },
      // Mantine's middle size is 42 px, its small ones less; a finger wants 44.
      styles: { root: { minHeight: 'var(--touch)' } },
    },
    Input: { styles: { input: { minHeight: 'var(--touch)' } } },
    TextInput: { defaultProps: inputProps },
    PasswordInput: { defaultProps: inputProps },
    NumberInput: { defaultProps: inputProps },
    Textarea: { defaultProps: { ...inputProps, autosize: true, minRows: 3 } },
    Select: { defaultProps: { ...inputProps, allowDeselect: false } },
    MultiSelect: { defaultProps: inputProps },
    NativeSelect: { defaultProps: inputProps },
    Checkbox: { defaultProps: boxProps },
    Radio: { defaultProps: boxProps },
  },
})

const shared = {
  '--mantine-color-body': 'var(--surface)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-bright': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-soft)',
  '--mantine-color-placeholder': 'var(--ink-soft)',
  '--mantine-color-anchor': 'var(--green)',
  '--mantine-color-error': 'var(--red)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--sunk)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--line-strong)',
  '--mantine-color-disabled': 'var(--grey-tint)',
  '--mantine-color-disabled-color': 'var(--ink-soft)',
  '--mantine-primary-color-filled': 'var(--green)',
  '--mantine-primary-color-filled-hover': 'var(--green-hover)',
  '--mantine-primary-color-light': 'var(--green-tint)',
  '--mantine-primary-color-light-hover': 'var(--green-tint)',
  '--mantine-primary-color-light-color': 'var(--green-ink)',
  '--mantine-primary-color-contrast': 'var(--on-green)',
  '--mantine-color-green-filled': 'var(--green)',
  '--mantine-color-green-filled-hover': 'var(--green-hover)',
  '--mantine-color-green-light': 'var(--green-tint)',
  '--mantine-color-green-light-hover': 'var(--green-tint)',
  '--mantine-color-green-light-color': 'var(--green-ink)',
  '--mantine-color-green-outline': 'var(--green)',
  '--mantine-color-green-contrast': 'var(--on-green)',
  '--mantine-color-red-filled': 'var(--red)',
  '--mantine-color-red-filled-hover': 'var(--red-hover)',
  '--mantine-color-red-light': 'var(--red-tint)',
  '--mantine-color-red-light-hover': 'var(--red-tint)',
  '--mantine-color-red-light-color': 'var(--red-ink)',
  '--mantine-color-red-outline': 'var(--red)',
  '--mantine-color-red-contrast': 'var(--on-red)',
}

export const cssVariables: CSSVariablesResolver = () => ({ variables: {}, light: shared, dark: shared })
