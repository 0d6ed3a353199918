import { useId } from 'react';
import styles from './ShirtRow.module.css';

const OUTLINE = 'M34 8c6 8 26 8 32 0l14 5c9 4 14 13 18 26l-16 7-5-6v54H23V40l-5 6-16-7c4-13 9-22 18-26Z';

interface Shirt {
  readonly number: string;
  readonly ground: string;
  readonly figure: string;
  readonly second: string;
  readonly print: string;
}

/** Four shirts that belong to no club. */
const SHIRTS: readonly Shirt[] = [
  { number: '4', ground: '#F08A24', figure: 'M66 0h34v100H70C73 60 72 30 66 0Z', second: '#E07C14', print: '#101915' },
  {
    number: '6',
    ground: '#F5BE2E',
    figure: 'M0 0h20v46H0ZM80 0h20v46H80ZM28 0h10v100H28ZM45 0h10v100H45ZM62 0h10v100H62Z',
    second: '#101915',
    print: '#FFF',
  },
  { number: '9', ground: '#1F7A3A', figure: 'M24 0h20l36 78v22H66Z', second: '#FFF', print: '#FFF' },
  {
    number: '10',
    ground: '#0B5CA9',
    figure: 'M0 22h100v12H0ZM0 46h100v12H0ZM0 70h100v12H0Z',
    second: '#FFF',
    print: '#FFF',
  },
];

/** A row of shirts as an ornament, drawn here so that it costs no request. */
export function ShirtRow() {
  const id = useId();
  return (
    <svg className={styles.row} viewBox="0 0 348 100" aria-hidden>
      <clipPath id={id}>
        <path d={OUTLINE} />
      </clipPath>
      {SHIRTS.map(({ number, ground, figure, second, print }, index) => (
        <g key={number} transform={`translate(${index * 82} 0)`}>
          <g clipPath={`url(#${id})`}>
            <path d="M0 0h100v100H0Z" fill={ground} />
            <path d={figure} fill={second} />
            <path d="M77 0h23v100H72c6-30 8-65 5-100Z" fill="#000" fillOpacity=".08" />
          </g>
          <path d={OUTLINE} fill="none" stroke="#101915" strokeOpacity=".45" />
          <text className={styles.number} x="50" y="76" fill={print} stroke={print === '#FFF' ? '#101915' : 'none'}>
            {number}
          </text>
        </g>
      ))}
    </svg>
  );
}
