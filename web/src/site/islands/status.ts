/** Longer than any healthy answer takes; a phone on a slow network still gets its word. */
const patienceMs = 15_000

type Words = { state: 'good' | 'bad'; title: string; server: string; database: string; took: string }

/** Asks this server how it is, says when that was, and asks again when told to. */
export function showStatus(place: HTMLElement): void {
  const button = place.querySelector('button')
  const set = (name: string, text: string) => {
    const line = place.querySelector(`[data-says="${name}"]`)
    if (line) line.textContent = text
  }
  const look = async () => {
    if (place.dataset.state === 'asking') return
    place.dataset.state = 'asking'
    set('title', 'Asking this server…')
    const { state, ...words } = await ask()
    place.dataset.state = state
    for (const [name, text] of Object.entries(words)) set(name, text)
    set('at', timeText(new Date()))
  }
  button?.addEventListener('click', () => void look())
  if (button) button.hidden = false
  void look()
}

async function ask(): Promise<Words> {
  const began = performance.now()
  const giveUp = new AbortController()
  const timer = setTimeout(() => giveUp.abort(), patienceMs)
  try {
    const reply = await fetch('/health/ready', { cache: 'no-store', signal: giveUp.signal })
    const took = `${Math.round(performance.now() - began)} ms`
    const { ready } = (await reply.json()) as { ready?: unknown }
    if (reply.ok && ready === true) {
      return { state: 'good', title: 'This server is ready', server: 'Answers', database: 'Answers', took }
    }
    return {
      state: 'bad',
      title: 'This server is not ready',
      server: 'Answers',
      database:
        'Does not answer. Running exams continue: answers wait on each device and are sent when the server is back.',
      took,
    }
  } catch {
    return {
      state: 'bad',
      title: 'This server cannot be reached from here',
      server: 'No answer. Either your network is gone or the server is down. Answers wait on each device.',
      database: 'Unknown',
      took: '–',
    }
  } finally {
    clearTimeout(timer)
  }
}

function timeText(at: Date): string {
  return [at.getHours(), at.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':')
}
