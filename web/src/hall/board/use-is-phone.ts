import { useMediaQuery } from '@mantine/hooks'

/** There the rows are what is looked at: what stands above them is short. */
export const useIsPhone = () => useMediaQuery('(max-width: 639px)', false, { getInitialValueInEffect: false })
