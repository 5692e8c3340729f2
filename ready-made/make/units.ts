// What a unit is of and how much: enough to see that 5 cm and 50 mm are one length.

const table: Record<string, Record<string, number>> = {
  length: { nm: 1e-9, mm: 0.001, cm: 0.01, m: 1, km: 1000, metres: 1, metre: 1 },
  mass: { mg: 1e-6, g: 0.001, kg: 1, tonnes: 1000 },
  time: { ms: 0.001, s: 1, seconds: 1, min: 60, minutes: 60, h: 3600, hours: 3600 },
  area: { 'mm²': 1e-6, 'cm²': 1e-4, 'm²': 1, 'km²': 1e6, hectares: 1e4 },
  volume: { 'mm³': 1e-9, 'cm³': 1e-6, ml: 1e-6, 'dm³': 0.001, litres: 0.001, 'm³': 1 },
  speed: { 'cm s⁻¹': 0.01, 'm s⁻¹': 1, 'km h⁻¹': 1 / 3.6, 'm/s': 1, 'km/h': 1 / 3.6 },
  acceleration: { 'cm s⁻²': 0.01, 'm s⁻²': 1, 'm/s²': 1 },
  force: { N: 1, kN: 1000, mN: 0.001 },
  energy: { J: 1, kJ: 1000, MJ: 1e6, kWh: 3.6e6 },
  power: { W: 1, kW: 1000, MW: 1e6 },
  pressure: { Pa: 1, 'N m⁻²': 1, kPa: 1000 },
  density: { 'kg m⁻³': 1, 'g cm⁻³': 1000 },
  voltage: { mV: 0.001, V: 1, kV: 1000 },
  current: { μA: 1e-6, mA: 0.001, A: 1 },
  resistance: { Ω: 1, kΩ: 1000, MΩ: 1e6 },
  frequency: { Hz: 1, kHz: 1000, MHz: 1e6 },
  money: { '₦': 1, kobo: 0.01 },
  // 50% can be read as 0.5.
  '': { '': 1, '%': 0.01 },
}

const known = new Map(
  Object.entries(table).flatMap(([kind, units]) =>
    Object.entries(units).map(([unit, factor]) => [unit, { kind, factor }] as const),
  ),
)

export const isKnownUnit = (unit: string) => known.has(unit.trim())

/** One that is not known is a kind of its own. */
export function unitOf(unit: string): { kind: string; factor: number } {
  return known.get(unit.trim()) ?? { kind: unit.trim().toLowerCase(), factor: 1 }
}
