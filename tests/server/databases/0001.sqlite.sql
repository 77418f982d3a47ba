-- {"tokens": {"Ada": "e1c7a2a29425261f.ihxKgTLVEMyQQrCKyRO5knufbTrQ_VjBwm4wz6GSkB4", "Bo": "bcd4916b2645524e.3UnJc5o5kk0oqTUb0Ch2JKOJAhyavc4mvrmW5kEXv1w"}, "lobby": "oqUQsPNQLb_xGwDKb3CtYg", "playing": "bbuWcbpYfACfKcIsyQLbaQ", "over": "Wqak16PWGvqUiRXu_IriCw"}
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE guests (
	id VARCHAR(32) NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "guests" VALUES('e1c7a2a29425261f','{"id":"e1c7a2a29425261f","name":"Ada","avatar":"fox","token_hash":"229416822bfc5feecd4961f48abebe2a88daf29f0665c3b9d1436dbc17347aed","created":1795000504.1943624,"blocked":[]}');
INSERT INTO "guests" VALUES('bcd4916b2645524e','{"id":"bcd4916b2645524e","name":"Bo","avatar":"fox","token_hash":"f07cb5d0958d6643eff0e460e23ccb0e08c8b03bd0ad1a62beb4f0bb03d72e65","created":1795000504.327596,"blocked":[]}');
CREATE TABLE keys (
	name VARCHAR(40) NOT NULL, 
	value VARCHAR(64) NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "keys" VALUES('cookies','dd77a1d6f3753091e09bb9c6c04c1a30c56103de3a4399f50a7c676681458b08');
CREATE TABLE members (
	guest VARCHAR(32) NOT NULL, 
	"table" VARCHAR(32) NOT NULL, 
	PRIMARY KEY (guest, "table"), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "members" VALUES('e1c7a2a29425261f','oqUQsPNQLb_xGwDKb3CtYg');
INSERT INTO "members" VALUES('bcd4916b2645524e','oqUQsPNQLb_xGwDKb3CtYg');
INSERT INTO "members" VALUES('e1c7a2a29425261f','Wqak16PWGvqUiRXu_IriCw');
INSERT INTO "members" VALUES('bcd4916b2645524e','Wqak16PWGvqUiRXu_IriCw');
INSERT INTO "members" VALUES('e1c7a2a29425261f','bbuWcbpYfACfKcIsyQLbaQ');
INSERT INTO "members" VALUES('bcd4916b2645524e','bbuWcbpYfACfKcIsyQLbaQ');
CREATE TABLE moves (
	"table" VARCHAR(32) NOT NULL, 
	ply INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	said TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	id VARCHAR(40) NOT NULL, 
	PRIMARY KEY ("table", ply), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "moves" VALUES('Wqak16PWGvqUiRXu_IriCw',0,1,'open AS',1.79500050456357765197e+09,'9f370d7f2ae407ec');
INSERT INTO "moves" VALUES('Wqak16PWGvqUiRXu_IriCw',1,0,'open 9D',1.79500050457200360301e+09,'9653fc8788fba870');
INSERT INTO "moves" VALUES('Wqak16PWGvqUiRXu_IriCw',2,0,'upgrade d2',1.79500050458043622966e+09,'9058e22a0d758247');
INSERT INTO "moves" VALUES('Wqak16PWGvqUiRXu_IriCw',3,1,'upgrade +',1.79500050458402085305e+09,'49489f2a3d273753');
INSERT INTO "moves" VALUES('Wqak16PWGvqUiRXu_IriCw',4,0,'upgrade +',1.79500050459224891668e+09,'f39f4029c30d9769');
INSERT INTO "moves" VALUES('Wqak16PWGvqUiRXu_IriCw',5,1,'upgrade d1',1.79500050459850502013e+09,'5d7e59f62c2bd190');
INSERT INTO "moves" VALUES('bbuWcbpYfACfKcIsyQLbaQ',0,1,'open 8D',1.79500050471540904045e+09,'ed645a4d9a7aedbf');
INSERT INTO "moves" VALUES('bbuWcbpYfACfKcIsyQLbaQ',1,0,'open 7C',1.79500050471977925297e+09,'1e2aa32ed4913668');
INSERT INTO "moves" VALUES('bbuWcbpYfACfKcIsyQLbaQ',2,0,'attack p2',1.79500050472850084309e+09,'3a66f9259863a7fe');
INSERT INTO "moves" VALUES('bbuWcbpYfACfKcIsyQLbaQ',3,1,'attack p1',1.79500050473657870296e+09,'141a3327041bd195');
INSERT INTO "moves" VALUES('bbuWcbpYfACfKcIsyQLbaQ',4,0,'upgrade d2',1.79500050474434804919e+09,'5a1e63bc8a3808a9');
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	code VARCHAR(12) NOT NULL, 
	host VARCHAR(32) NOT NULL, 
	status VARCHAR(12) NOT NULL, 
	listed BOOLEAN NOT NULL, 
	changed FLOAT NOT NULL, 
	due FLOAT NOT NULL, 
	version INTEGER NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (code)
);
INSERT INTO "tables" VALUES('oqUQsPNQLb_xGwDKb3CtYg','HAQN7D','e1c7a2a29425261f','lobby',1,1.79500050443101596834e+09,0.0,1,'{"id":"oqUQsPNQLb_xGwDKb3CtYg","code":"HAQN7D","game":"upgrade","rules":2,"options":{},"seats":[{"guest":"e1c7a2a29425261f","name":"Ada","avatar":"fox"},{"guest":"bcd4916b2645524e","name":"Bo","avatar":"fox"},{}],"host":"e1c7a2a29425261f","secret":"sealed:8d4c96e27e6e2495a5a5c864542b1a67","status":"lobby","listed":true,"clock":"none","starts":"lot","hints":false,"commitment":"","previous":"","following":"","junior":-1,"scores":{},"muted":[],"result":"","ending":"","adjourned":false,"created":1795000504.3948503,"changed":1795000504.431016,"due":0.0,"version":1}');
INSERT INTO "tables" VALUES('Wqak16PWGvqUiRXu_IriCw','FVF78M','e1c7a2a29425261f','over',0,1.79500050452198648453e+09,0.0,7,'{"id":"Wqak16PWGvqUiRXu_IriCw","code":"FVF78M","game":"upgrade","rules":2,"options":{"turn_limit":4},"seats":[{"guest":"e1c7a2a29425261f","name":"Ada","avatar":"fox","contribution":"a6908ed1f1e38f11afdcc15453d00f40"},{"guest":"bcd4916b2645524e","name":"Bo","avatar":"fox","ready":true,"contribution":"2a42d79bbe74167b34327f1eeb1f4a96"}],"host":"e1c7a2a29425261f","secret":"sealed:6182f92085f1ab4a7fe8b77ff56155e3","status":"over","listed":false,"clock":"none","starts":"lot","hints":false,"commitment":"be7ae6bec08c37309818cc4681874c9b97b7ead58807dde5a793a5e5ae7feadd","previous":"","following":"","junior":-1,"scores":{"e1c7a2a29425261f":1,"bcd4916b2645524e":1},"muted":[],"result":"p1 p2","ending":"played","adjourned":false,"created":1795000504.4541602,"changed":1795000504.5219865,"due":0.0,"version":7}');
INSERT INTO "tables" VALUES('bbuWcbpYfACfKcIsyQLbaQ','WETUYS','e1c7a2a29425261f','playing',0,1.79500050469398093229e+09,1.79525970474434804912e+09,7,'{"id":"bbuWcbpYfACfKcIsyQLbaQ","code":"WETUYS","game":"upgrade","rules":2,"options":{"tokens":9},"seats":[{"guest":"e1c7a2a29425261f","name":"Ada","avatar":"fox","contribution":"14f9827a8c8eaa20bc343c544ec3041d"},{"guest":"bcd4916b2645524e","name":"Bo","avatar":"fox","ready":true,"contribution":"bf95874c83f0955d6435746e79f15195"}],"host":"e1c7a2a29425261f","secret":"sealed:0c50b9f230fcae96ec0620d2e08a5f07","status":"playing","listed":false,"clock":"correspondence:3","starts":"lot","hints":false,"commitment":"ad2c4264283c8b6d3552dcffb20c40e811d927ce23f18457da00de2ab9da698b","previous":"","following":"","junior":-1,"scores":{},"muted":[],"result":"","ending":"","adjourned":false,"created":1795000504.6173325,"changed":1795000504.693981,"due":1795259704.744348,"version":7}');
CREATE TABLE talk (
	"table" VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	guest VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	channel VARCHAR(12) NOT NULL, 
	text TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY ("table", number), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "talk" VALUES('Wqak16PWGvqUiRXu_IriCw',0,'e1c7a2a29425261f','Ada','players','good luck',1795000504.55438);
INSERT INTO "talk" VALUES('bbuWcbpYfACfKcIsyQLbaQ',0,'e1c7a2a29425261f','Ada','players','good luck',1.79500050470741677284e+09);
CREATE INDEX tables_by_listing ON tables (listed, status, changed);
CREATE INDEX tables_by_host ON tables (host, status);
CREATE INDEX tables_by_due ON tables (status, due);
COMMIT;
