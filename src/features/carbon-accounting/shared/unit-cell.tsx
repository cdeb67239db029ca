import * as styles from './calculation-steps.module.css';

/** A unit, which may wrap after its slash: `kg CO₂e/tonne-kilometre`. */
export function UnitCell({ unit }: { unit: string }) {
  const end = unit.indexOf('/') + 1;
  return (
    <td className={styles.unit}>
      {unit.slice(0, end)}
      <wbr />
      {unit.slice(end)}
    </td>
  );
}
