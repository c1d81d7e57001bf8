import { m } from '../paraglide/messages.js';
import { Page } from './page.tsx';
import { Rules } from './rules-of.tsx';

export const RulesScreen = () => (
  <Page reading back>
    <h1>{m.rules_title()}</h1>
    <Rules />
  </Page>
);
