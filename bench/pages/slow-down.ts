import type { Page } from '@playwright/test'

export type Slow = { processorTimes: number; latencyMs: number; bytesPerSecond: number }

/** What the public pages are read on, and what staff have. */
export type Devices = { phone: Slow; laptop: Slow }

/** The devices of the targets. */
export const oldDevices: Devices = {
  phone: { processorTimes: 4, latencyMs: 150, bytesPerSecond: 400_000 },
  laptop: { processorTimes: 6, latencyMs: 300, bytesPerSecond: 50_000 },
}

const asItIs = { processorTimes: 1, latencyMs: 0, bytesPerSecond: -1 }

/** This machine and its own loopback: where it is no matter how fast anything is. */
export const thisMachine: Devices = { phone: asItIs, laptop: asItIs }

export const slowText = ({ processorTimes, latencyMs, bytesPerSecond }: Slow): string =>
  `processor ${processorTimes}× slower, ${bytesPerSecond / 1_000} kB/s, ${latencyMs} ms`

/** Makes a page as slow as a device and a network of the targets, as the developer tools of Chromium do. */
export async function slowDown(page: Page, { processorTimes, latencyMs, bytesPerSecond }: Slow): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorTimes })
}
