/** @jest-environment jest-fixed-jsdom */
import './site/decoders';
import './site/live';
