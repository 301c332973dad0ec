// The pieces that can be bought next, as they show at the rim of the city: fetched a little later than it.
export { default as PriceTabs } from './PriceTabs.svelte';
export { default as Reach } from './Reach.svelte';
