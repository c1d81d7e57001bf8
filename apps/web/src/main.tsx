import './tokens.css';
import './base.css';
import { render } from 'preact';
import { App } from './app.tsx';
import { applyPreferences } from './lib/preferences.ts';

applyPreferences();
const root = document.getElementById('app');
if (root !== null) render(<App />, root);
