import type { Contestant } from '../contestant';
import { adapters } from '../contestants/adapters';
import { apollo } from '../contestants/apollo';
import { dataClient } from '../contestants/dataClient';
import { ours, oursFull } from '../contestants/ours';
import { relay } from '../contestants/relay';

/** All stores of the comparison. */
export const contestants = (plant: string | undefined): readonly Contestant[] => [
  ours(plant),
  oursFull(plant),
  relay,
  dataClient,
  adapters,
  apollo,
];
