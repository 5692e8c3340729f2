import { useMediaQuery } from '@mantine/hooks'

/**
 * Whether the title of a page stands in the top bar, as bar-title.module.css puts it there. A page whose rows are what one comes for then
 * says an exam's name there alone.
 */
export const useIsTitleInBar = (): boolean =>
  useMediaQuery('(max-width: 559px)', false, { getInitialValueInEffect: false }) ?? false
