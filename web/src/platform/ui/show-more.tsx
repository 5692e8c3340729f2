import { Button } from '@mantine/core'

type ShowMoreProps = {
  query: {
    hasNextPage: boolean
    isPlaceholderData: boolean
    isFetchingNextPage: boolean
    fetchNextPage: () => Promise<unknown>
  }
}

/** The end of a paged list: the next rows, when there are any; not those of the search before. */
export function ShowMore({ query }: ShowMoreProps) {
  if (!query.hasNextPage || query.isPlaceholderData) return null
  return (
    <Button
      variant="default"
      loading={query.isFetchingNextPage}
      onClick={() => void query.fetchNextPage()}
      style={{ justifySelf: 'center', alignSelf: 'center' }}
    >
      Show more
    </Button>
  )
}
