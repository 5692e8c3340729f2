import type { Topic } from '@sabimark/domain/notice/topics.ts'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, expectReadable } from '../../../test/axe.ts'
import { aGate } from '../../../test/desk.tsx'
import { refusal, showScreen } from '../../../test/screen.tsx'
import { NotificationCard } from './notification-card.tsx'
import type { Preferences } from './use-preferences.ts'

type Line = Preferences['topics'][number]
const line = (topic: Topic, isOn: boolean, endedBy: Line['endedBy'] = null): Line => ({
  ...{ topic, channel: 'email', isOn, endedBy },
})
const shown = (topics: Line[], email: string | null = 'ada@student.test') => ({
  preferences: (): Preferences => ({ email, topics }),
})
const email = (label: string) => page.getByRole('switch', { name: `Email: ${label}` })
const save = () => page.getByRole('button', { name: 'Save Changes' }).click()

test('a student switches emails of a topic, sees what is not saved, and saves that alone', async () => {
  const asked: unknown[] = []
  const topics = [line('exam_published', true), line('exam_reminder', true), line('results_released', true)]
  await showScreen(NotificationCard, {
    as: 'student',
    answers: {
      notice: {
        ...shown(topics),
        savePreferences: (input) => {
          asked.push(input)
          // Another tab has switched reminders off meanwhile.
          return {
            email: 'ada@student.test',
            topics: topics.map(({ topic }) => line(topic, topic === 'exam_published')),
          }
        },
      },
    },
  })
  await expect.element(page.getByText(/is also emailed to ada@student\.test/)).toBeVisible()
  await expect.element(page.getByText(/Emails about your account, .* are always sent/)).toBeVisible()
  expect(page.getByText('Bell: always').elements()).toHaveLength(3)
  await expectAccessible()
  const [word] = page.getByText('Email', { exact: true }).elements()
  const track = email('New exams').element().parentElement?.querySelector('.mantine-Switch-track')
  expect(word?.getBoundingClientRect().right).toBeLessThanOrEqual(track?.getBoundingClientRect().left ?? 0)
  await email('Results').click()
  await expect.element(page.getByText('not saved')).toBeVisible()
  await email('Results').click()
  expect(page.getByText('not saved').elements()).toEqual([])
  await save()
  await expect.element(page.getByText('Nothing has changed since the last save.')).toBeVisible()
  await email('Results').click()
  await save()
  await expect.element(page.getByText('Your notifications were saved.')).toBeVisible()
  expect(asked).toEqual([{ changes: [{ topic: 'results_released', channel: 'email', isOn: false }] }])
  await expect.element(email('Exam reminders')).not.toBeChecked()
  await expect.element(email('New exams')).toBeChecked()
})

test.each<[string, Line[], RegExp, string]>([
  ['all emails off', [line('exam_published', true, 'email')], /Your school has switched emails off/, 'Bell: always'],
  ['a topic off', [line('exam_published', true, 'topic')], /switched this off for everybody/, 'Bell: off'],
])('%s: the switch is disabled, and says why', async (_what, topics, why, bell) => {
  await showScreen(NotificationCard, { as: 'student', theme: 'dark', answers: { notice: shown(topics) } })
  await expect.element(email('New exams')).toBeDisabled()
  await expect.element(email('New exams')).not.toBeChecked()
  await expect.element(page.getByText(why)).toBeVisible()
  await expect.element(page.getByText(bell)).toBeVisible()
  await expectReadable()
})

test('without an address nothing is switched: what comes to the bell is named, and how to get emails', async () => {
  const answers = { notice: shown([line('exam_published', true), line('exam_reminder', true)], null) }
  await showScreen(NotificationCard, { as: 'student', theme: 'dark', answers })
  await expect.element(page.getByText(/no email address here; ask your school/)).toBeVisible()
  await expect.element(page.getByText('New exams', { exact: true })).toBeVisible()
  expect(page.getByRole('switch').elements()).toEqual([])
  expect(page.getByRole('button', { name: 'Save Changes' }).elements()).toEqual([])
  await expectReadable()
})

test('what is refused is said, and what was switched stays; the keyboard does it all, on a phone', async () => {
  await page.viewport(360, 740)
  onTestFinished(() => page.viewport(1280, 800))
  const savePreferences = () => Promise.reject(refusal('UNAVAILABLE'))
  await showScreen(NotificationCard, {
    as: 'school_admin',
    answers: { notice: { ...shown([line('late_answers', true), line('report_ready', false)]), savePreferences } },
  })
  await expect.element(email('Reports')).not.toBeChecked()
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.keyboard(' ')
  await expect.element(email('Reports')).toBeChecked()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/The server is busy or restarting/)).toBeVisible()
  await expect.element(email('Reports')).toBeChecked()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
})

test('nothing is switched while it is saved', async () => {
  const { gate, open } = aGate()
  const topics = [line('late_answers', true), line('report_ready', false)]
  const savePreferences = async () => {
    await gate
    return { email: 'ada@student.test', topics: topics.map(({ topic }) => line(topic, true)) }
  }
  await showScreen(NotificationCard, { as: 'school_admin', answers: { notice: { ...shown(topics), savePreferences } } })
  await email('Reports').click()
  await save()
  await expect.element(email('Late answers')).toBeDisabled()
  open()
  await expect.element(page.getByText('Your notifications were saved.')).toBeVisible()
  await expect.element(email('Late answers')).toBeEnabled()
})

test.each(['super_admin', 'teacher'] as const)(
  '%s sees topics of theirs alone; the demo saves nothing',
  async (role) => {
    await showScreen(NotificationCard, { as: role })
    const labels = role === 'teacher' ? ['Late answers', 'Reports'] : ['Reports']
    for (const label of labels) await email(label).click()
    expect(page.getByRole('switch').elements()).toHaveLength(labels.length)
    await save()
    await expect.element(page.getByText(/Demo: nothing is saved/)).toBeVisible()
  },
)
