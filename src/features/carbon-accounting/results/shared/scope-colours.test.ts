import { energyBars, energyColumns } from '../energy/energy-bars';
import { scopeColours, sumColour } from './scope-colours';

it('gives the colour of a scope to nothing else on the page', () => {
  const bars = energyBars([{ renewable: 1, other: 3 }]).flat();
  const others = [sumColour, ...bars.map(({ colour }) => colour)];
  expect(new Set([...Object.values(scopeColours), ...others]).size).toBe(6);
  expect(energyColumns('renewable', 'other').map(({ colour }) => colour)).toEqual(
    bars.map(({ colour }) => colour),
  );
});
