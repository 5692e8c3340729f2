import { roles } from '@sabimark/domain/people/role.ts'
import { expect, test } from 'vitest'
import { unreadCount } from '../platform/unread-count.ts'
import { sampleNotices } from './notices.ts'

test.each(roles)('under the bell of a %s stand three unread notices, newest first', (role) => {
  const notices = sampleNotices(role, new Date('2026-11-20T09:00:00Z'))
  expect([unreadCount, notices.filter(({ isRead }) => !isRead).length]).toEqual([3, 3])
  for (const key of ['id', 'createdAt'] as const) {
    const values = notices.map((notice) => notice[key])
    expect(values).toEqual([...values].sort().reverse())
  }
  expect(new Set(notices.map(({ title }) => title)).size).toBe(notices.length)
})
